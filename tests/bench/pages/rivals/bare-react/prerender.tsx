/** @jsxImportSource react */
import written from 'virtual:written';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Page } from './page.tsx';

export const markup = renderToString(
  <StaticRouter location="/">
    <Page written={written} />
  </StaticRouter>,
);
