import Picture from '../../pictures/article-claims.svg?component';
import type { Page } from '../../ui/page.ts';
import { Article, headOfArticle } from './article-page.tsx';

const article = { slug: 'claims-guide', part: 'claimsGuideArticle', Picture } as const;

function ClaimsGuide() {
  return <Article {...article} />;
}

const page: Page = { head: headOfArticle(article), Page: ClaimsGuide };
export default page;
