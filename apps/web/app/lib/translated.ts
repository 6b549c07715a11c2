/**
 * A browser that translates a page takes each text out of it and puts a `<font>` in its place. React would go on changing a text that nobody
 * sees, such as how many careers were found: a text that changes comes back in place of what stands for it, to be translated anew.
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
}
