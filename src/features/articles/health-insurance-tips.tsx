import Picture from '../../pictures/article-tips.svg?component';
import type { Page } from '../../ui/page.ts';
import { Article, headOfArticle } from './article-page.tsx';

const article = { slug: 'health-insurance-tips', part: 'healthInsuranceTips', Picture } as const;

function HealthInsuranceTips() {
  return <Article {...article} />;
}

const page: Page = { head: headOfArticle(article), Page: HealthInsuranceTips };
export default page;
