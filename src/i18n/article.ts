/** Articles as data, so that rendering and structured data use the same text. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; items: string[] }
  /** `urgent` is for life-threatening warnings. */
  | { kind: 'note'; text: string; urgent?: true };

/** The publication date as `YYYY-MM-DD`, the same in every language. Newest first. */
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
  /** Reading time in minutes, at 200 words a minute. */
  minutes: number;
  /** The picture's description. */
  picture: string;
};

export type Article = ArticleHead & { blocks: Block[]; sources?: string[] };
