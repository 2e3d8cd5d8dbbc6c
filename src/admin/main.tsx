import './desk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { deskAddress } from '../contract/site-files.ts';
import { correctClickTargets } from '../start/pointer-presses.ts';
import { queryClient } from './query.ts';
import { deskRoutes } from './routes.tsx';
import { useDeskSession, watchSession } from './session.ts';

const root = document.getElementById('root');
if (root) {
  correctClickTargets();
  watchSession();
  // Nothing of customers stays in memory without a session.
  useDeskSession.subscribe(({ session }) => session ?? queryClient.clear());
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(deskRoutes, { basename: deskAddress })} />
    </QueryClientProvider>,
  );
}
