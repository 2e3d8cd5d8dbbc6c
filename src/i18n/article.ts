/** Running text as data, so that a page decides how it looks and a search engine reads the same messages. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; items: string[] }
  /** `urgent` is for what may cost a life when it is overlooked */
  | { kind: 'note'; text: string; urgent?: true };

/** A day as `YYYY-MM-DD`: the day an article was first shown, which it keeps in every language. Newest first. */
export const articleDates = {
  'telemedicine-future': '2026-11-02',
  'claims-guide': '2026-10-05',
  'health-insurance-tips': '2026-09-14',
};

export type ArticleSlug = keyof typeof articleDates;
export const articleSlugs = Object.keys(articleDates) as ArticleSlug[];

export type ArticleHead = {
  title: string;
  description: string;
  date: string;
  /** of reading, at 200 messages a minute */
  minutes: number;
  /** what its picture shows */
  picture: string;
};

export type Article = ArticleHead & { blocks: Block[]; sources?: string[] };
