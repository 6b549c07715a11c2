type Described = { readonly first: readonly { readonly description: string }[] };
const withDescriptions = (start: Described, descriptionAt: (index: number) => string): Described => ({
  ...start,
  first: start.first.map((career, index) => ({ ...career, description: descriptionAt(index) })),
});

/** The descriptions of the first page's careers stand in its HTML: there they are read, and not sent a second time. */
export const descriptionsInPage = {
  leaveOut: (data: unknown): unknown => withDescriptions(data as Described, () => ""),
  readBack: (data: unknown, html: ParentNode): unknown => {
    const said = [...html.querySelectorAll("main article h2 + p")];
    return withDescriptions(data as Described, (index) => said[index]?.textContent ?? "");
  },
};
