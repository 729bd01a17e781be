import { useCallback, useEffect, useRef, useState } from 'react';
import { loadRoute } from './send-form';

interface RouteData<Data> {
  /** The latest data; undefined before the first load. */
  data: Data | undefined;
  /** Error of the last load. */
  failure: unknown;
  isLoading: boolean;
  reload: () => void;
}

/** Loads the data of another page's route, to show a part of it over this one. @param routeId as in `app/routes.ts` */
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
        // A later load has replaced this one.
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
