import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Brand, previewAddress } from '../api/sites';
import { PreviewLink } from '../composer/preview-link';
import { problemText } from '../shell/problem';
import { text } from '../text/text';

/** The home page of a brand with an unsaved theme. @param stylesheet CSS of the theme */
export function ThemePreview({ brand, stylesheet }: { brand: Brand; stylesheet: string | undefined }) {
  const locale = brand.defaultLocale;
  const { data, error, refetch } = useQuery({
    queryKey: ['theme-preview', brand.id, locale],
    queryFn: () => previewAddress({ brand: brand.id, path: `/${locale}` }),
    staleTime: Infinity,
    // The address is valid once.
    gcTime: 0,
  });
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<PreviewLink>();
  /** Number of page loads: each starts without the theme. */
  const [loads, setLoads] = useState(0);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (data === undefined) return;
    const { origin } = new URL(data);
    const connection = new PreviewLink(
      (from) => from === origin,
      ({ type }) => {
        if (type === 'marquee:ready') setLoads((times) => times + 1);
        if (type === 'marquee:no-preview') setClosed(true);
      },
    );
    connection.listenTo(frame.current?.contentWindow ?? null, origin);
    link.current = connection;
    return () => connection.close();
  }, [data]);
  useEffect(() => {
    if (loads > 0 && stylesheet !== undefined) link.current?.post({ type: 'marquee:theme', stylesheet });
  }, [loads, stylesheet]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      {(error || isClosed) && (
        <Alert
          severity="warning"
          action={
            <Button
              onClick={() => {
                setClosed(false);
                void refetch();
              }}
            >
              {text('shell.again')}
            </Button>
          }
        >
          {error ? problemText(error) : text('preview.closed')}
        </Alert>
      )}
      {data !== undefined && (
        <iframe
          ref={frame}
          src={data}
          title={text('preview.frame', { brand: brand.name, locale })}
          style={{ border: 0, width: '100%', flexGrow: 1, display: 'block' }}
        />
      )}
    </Box>
  );
}
