import Picture from '../../pictures/article-telemedicine.svg?component';
import type { Page } from '../../ui/page.ts';
import { Article, headOfArticle } from './article-page.tsx';

const article = { slug: 'telemedicine-future', part: 'telemedicineFuture', Picture } as const;

function TelemedicineFuture() {
  return <Article {...article} />;
}

const page: Page = { head: headOfArticle(article), Page: TelemedicineFuture };
export default page;
