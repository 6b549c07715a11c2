/** The library brings no types; what the benchmark calls of it. */
declare module "itemsjs" {
  type Found<T> = { readonly pagination: { readonly total: number }; readonly data: { readonly items: readonly T[] } };
  const itemsjs: <T>(items: readonly T[], configuration: object) => { readonly search: (query: object) => Found<T> };
  export default itemsjs;
}
