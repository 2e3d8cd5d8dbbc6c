// Replaced with the page's text by the build.
import text from 'virtual:page-text';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routesOf } from './page.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <RouterProvider router={createBrowserRouter(routesOf(text))} />);
addEventListener('load', () => navigator.serviceWorker.register('/sw.js'));
