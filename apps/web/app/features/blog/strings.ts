/** What the blog's index says. */
export const strings = {
  title: "Career guides",
  lead: "For students who have to choose and for the parents beside them. Every figure says where it comes from and of which year it is.",
  search: "Search the articles",
  placeholder: "commerce, NEET, first job ...",
  topics: "Topics",
  all: "All",
  found: (count: number, total: number) =>
    count === total ? `${total} articles` : count === 1 ? "1 article" : `${count} of ${total} articles`,
  none: "No article found",
  noneText: "Try another word or another topic.",
  clear: "Show all articles",
  minutes: (minutes: number) => `${minutes} min read`,
  feed: "RSS feed",
} as const;
