import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ApiError } from './api/call';
import { StudioRoutes } from './shell/studio-routes';
import { studioTheme } from './shell/studio-theme';

const maxRetries = 3;

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // Refusals are not retried.
      retry: (count, error) => count < maxRetries && !(error instanceof ApiError && isFinal(error.status)),
    },
  },
});

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const cache = createCache({ key: 'studio', ...(nonce ? { nonce } : {}) });
const element = document.getElementById('studio');
if (element)
  createRoot(element).render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={studioTheme}>
        <CssBaseline />
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <StudioRoutes />
          </BrowserRouter>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>,
  );

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
