import text from 'virtual:page-text';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routesOf } from './page.tsx';

const { dataRoutes, query } = createStaticHandler(routesOf(text));
const context = await query(new Request('http://localhost/'));
if (context instanceof Response) throw new Error('The bare page redirects.');
const router = createStaticRouter(dataRoutes, context);

export const markup = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
