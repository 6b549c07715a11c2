/** One thing that must hold of a deployed site. `run` throws what does not, in a sentence. */
export type Check = { readonly name: string; readonly run: (ask: Ask) => Promise<void> };
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

export const header = (response: Response, name: string): string => response.headers.get(name) ?? "";

export async function askFor(ask: Ask, path: string, status: number, init?: RequestInit): Promise<Response> {
  const response = await ask(path, init);
  must(response.status === status, `${init?.method ?? "GET"} ${path} answered with ${response.status}, not ${status}`);
  return response;
}

/** A path's text, which comes with a status and a type. */
export async function textOf(ask: Ask, path: string, status: number, type: RegExp): Promise<string> {
  const response = await askFor(ask, path, status);
  must(type.test(header(response, "content-type")), `${path} is sent as "${header(response, "content-type")}"`);
  return response.text();
}
