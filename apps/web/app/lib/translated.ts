type Change = (this: Node, ...nodes: readonly (Node | null)[]) => Node;

/**
 * A browser that translates a page takes each text out of it and puts a `<font>` in its place. What React then does to the text would be done
 * to nothing, or throw: it is done to what stands in for it, and a text that changes comes back.
 */
export function followTranslation(): void {
  const standIns = new WeakMap<Node, ChildNode>();
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT") as ChildNode | undefined;
      for (const node of removedNodes) {
        if (!standIn || node.nodeName !== "#text") continue;
        standIns.set(node, standIn);
        observer.observe(node, { characterData: true });
      }
      standIns.get(target)?.replaceWith(target);
      standIns.delete(target);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (const name of ["removeChild", "insertBefore"] as const) {
    const change = Node.prototype[name] as Change;
    // The last node that either is given has to be a child.
    Node.prototype[name] = function (this: Node, ...nodes: (Node | null)[]) {
      const child = nodes.pop() ?? null;
      return change.call(this, ...nodes, child?.parentNode === this ? child : ((child && standIns.get(child)) ?? child));
    } as never;
  }
}
