/** What stands percent-encoded in an address; as it stands where it is no such encoding. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
