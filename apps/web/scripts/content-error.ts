/** What an author wrote that can't be taken: in one line, which file, what stands there, and what is allowed. */
export class ContentError extends Error {
  constructor(file: string, what: string) {
    super(`content/blog/${file}: ${what}`);
    this.name = "ContentError";
  }
}

/** Does a script's work. What an author can put right is told in its one line; anything else is thrown on, with where it came from. */
export async function tellingAuthors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
