import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ImpactReply } from '../../../schemas/generated/types';
import { previewAddress } from '../api/sites';
import { text } from '../text/text';
import { CompareButton } from './compare-button';

interface PageLinkProps {
  brand: string;
  locale: string;
  path: string;
  change: ImpactReply['sites'][number]['pages'][number]['change'];
  onCompare: () => void;
}

/** An address changed by a publication; opens in preview, in a new tab, or beside the published page. */
export function PageLink({ brand, locale, path, change, onCompare }: PageLinkProps) {
  const [hasFailed, setFailed] = useState(false);
  const address = `/${locale}${path === '/' ? '' : path}`;
  const look = () => {
    // Opened before the call, because browsers block tabs that are not opened directly by a click.
    const tab = window.open('', '_blank');
    previewAddress({ brand, path: address }).then(
      (url) => tab?.location.replace(url),
      () => {
        tab?.close();
        setFailed(true);
      },
    );
  };
  const words = text(`impact.change.${change}`);
  return (
    <>
      {change === 'removed' ? (
        <Typography component="span" variant="body2">
          {address}
        </Typography>
      ) : (
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={look}
          title={text('impact.look', { address })}
        >
          {address}
        </Link>
      )}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        ({words})
      </Typography>{' '}
      <CompareButton {...{ brand, address, onCompare }} />
      {hasFailed && (
        <Typography role="alert" variant="body2" color="error">
          {text('impact.lookFailed')}
        </Typography>
      )}
    </>
  );
}
