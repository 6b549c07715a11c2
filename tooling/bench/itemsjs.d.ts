/** The library brings no types; what the benchmark calls of it. */
declare module "itemsjs" {
  const itemsjs: (
    items: readonly object[],
    configuration: object,
  ) => { search: (query: object) => { pagination: { total: number }; data: { items: object[] } } };
  export default itemsjs;
}
