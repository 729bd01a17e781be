import { Suspense, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary';
import { Loading } from './loading';
import { StudioFrame } from './studio-frame';
import { SignInGate } from './sign-in-gate';

const PagesPage = lazy(() =>
  import('../pages/pages-page').then(({ PagesPage: page }) => ({ default: page })),
);
const ComposerPage = lazy(() =>
  import('../composer/composer-page').then(({ ComposerPage: page }) => ({ default: page })),
);
const MediaPage = lazy(() =>
  import('../media/media-page').then(({ MediaPage: page }) => ({ default: page })),
);
const ActivityPage = lazy(() =>
  import('../publishing/activity-page').then(({ ActivityPage: page }) => ({ default: page })),
);
const ExperimentsPage = lazy(() =>
  import('../experiments/experiments-page').then(({ ExperimentsPage: page }) => ({ default: page })),
);
const PeoplePage = lazy(() =>
  import('../people/people-page').then(({ PeoplePage: page }) => ({ default: page })),
);
const BrandLayout = lazy(() =>
  import('../brands/brand-layout').then(({ BrandLayout: page }) => ({ default: page })),
);
const BrandsPage = lazy(() =>
  import('../brands/brands-page').then(({ BrandsPage: page }) => ({ default: page })),
);
const NewBrandPage = lazy(() =>
  import('../brands/new/new-brand-page').then(({ NewBrandPage: page }) => ({ default: page })),
);
const SettingsPage = lazy(() =>
  import('../brands/settings-page').then(({ SettingsPage: page }) => ({ default: page })),
);
const TextsPage = lazy(() =>
  import('../brands/texts/texts-page').then(({ TextsPage: page }) => ({ default: page })),
);
const LaunchPage = lazy(() =>
  import('../brands/launch/launch-page').then(({ LaunchPage: page }) => ({ default: page })),
);
const ThemePage = lazy(() =>
  import('../brands/theme-page').then(({ ThemePage: page }) => ({ default: page })),
);
const AccountPage = lazy(() =>
  import('../people/account-page').then(({ AccountPage: page }) => ({ default: page })),
);

/** The pages of the studio by address. */
export function StudioRoutes() {
  return (
    <CrashBoundary>
      <SignInGate>
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route element={<StudioFrame />}>
              <Route index element={<PagesPage />} />
              <Route path="media" element={<MediaPage />} />
              <Route path="activity" element={<ActivityPage />} />
              <Route path="brands" element={<BrandsPage />} />
              <Route path="brands/new" element={<NewBrandPage />} />
              <Route path="brands/:brandId" element={<BrandLayout />}>
                <Route path="settings" element={<SettingsPage />} />
                <Route path="theme" element={<ThemePage />} />
                <Route path="texts" element={<TextsPage />} />
                <Route path="launch" element={<LaunchPage />} />
              </Route>
              <Route path="experiments" element={<ExperimentsPage />} />
              <Route path="people" element={<PeoplePage />} />
              <Route path="account" element={<AccountPage />} />
            </Route>
            <Route path="pages/:pageId" element={<ComposerPage />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
      </SignInGate>
    </CrashBoundary>
  );
}
