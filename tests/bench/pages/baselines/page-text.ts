/** A page's texts with their tags and link targets. */
export type PageText = string | { tag: string; href?: string; content: PageText[] };

const textTags = 'header nav main section article footer h1 h2 h3 p ul ol li a dl dt dd blockquote figure figcaption';
const tags = new Set(textTags.split(' '));
const withoutText = /<(svg|template|script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(?:img|input|br)\b[^>]*>/g;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The same texts as hand-written HTML, with nothing else. */
export function textOfPage(html: string): PageText[] {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1]?.replace(withoutText, '') ?? '';
  const root: PageText[] = [];
  const open: PageText[][] = [];
  for (const [, closing, tag = '', attributes = '', text] of body.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const inside = open.at(-1) ?? root;
    if (text !== undefined) {
      if (text.trim()) inside.push(text.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity));
    } else if (closing) {
      if (tags.has(tag)) open.pop();
    } else if (tags.has(tag)) {
      const href = /\bhref="([^"]*)"/.exec(attributes)?.[1];
      const content: PageText[] = [];
      inside.push({ tag, ...(href !== undefined && { href }), content });
      open.push(content);
    }
  }
  return root;
}

export const toHtml = (text: PageText[]): string =>
  text
    .map((one) => {
      if (typeof one === 'string') return one.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const { tag, href, content } = one;
      return `<${tag}${href === undefined ? '' : ` href="${href}"`}>${toHtml(content)}</${tag}>`;
    })
    .join('');
