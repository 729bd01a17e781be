import { useCallback, useEffect, useRef, useState } from 'react';
import { loadRoute } from './send-form';

interface RouteData<Data> {
  /** The latest data; undefined until the first has come. */
  data: Data | undefined;
  /** Why the last reading failed. */
  failure: unknown;
  isLoading: boolean;
  reload: () => void;
}

/** What the loader of another page has, for a part of that page over this one. @param routeId as in `app/routes.ts` */
export function useRouteData<Data>(address: string, routeId: string): RouteData<Data> {
  const [state, setState] = useState<{ address: string; data?: Data; failure?: unknown }>({ address });
  const [isLoading, setLoading] = useState(false);
  const reading = useRef(0);
  const reload = useCallback(() => {
    const own = (reading.current += 1);
    setLoading(true);
    loadRoute<Data>(address, routeId)
      .then(
        (data) => ({ data }),
        (failure: unknown) => ({ failure }),
      )
      .then((read) => {
        // A later reading has overtaken this one.
        if (own !== reading.current) return;
        setLoading(false);
        setState((before) => ({
          ...(before.address === address ? withoutFailure(before) : {}),
          address,
          ...read,
        }));
      });
  }, [address, routeId]);
  useEffect(() => {
    reload();
    return () => {
      reading.current += 1;
    };
  }, [reload]);
  const isOwn = state.address === address;
  return {
    data: isOwn ? state.data : undefined,
    failure: isOwn ? state.failure : undefined,
    isLoading,
    reload,
  };
}

function withoutFailure<Data>({ data }: { data?: Data }): { data?: Data } {
  return data === undefined ? {} : { data };
}
