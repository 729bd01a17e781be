import { useQuery } from '@tanstack/react-query';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { findEntries } from '../../api/entries';

export const gameType = 'game';
const maxIds = 100;

/** The id of a game in a grid. */
export function gameIdOf({ fields }: ManagedEntry): string | undefined {
  const id = Object.values(fields['gameId'] ?? {})[0];
  return typeof id === 'string' ? id : undefined;
}

/** The existing entries of games by game id. */
export function useGames(ids: readonly string[]): ReadonlyMap<string, ManagedEntry> {
  const wanted = [...new Set(ids)].sort();
  const { data = noGames } = useQuery({
    queryKey: ['forms', 'games', wanted],
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil(wanted.length / maxIds) }, (_, index) =>
        wanted.slice(index * maxIds, (index + 1) * maxIds),
      );
      const answers = await Promise.all(
        parts.map((part) =>
          findEntries({ content_type: gameType, 'fields.gameId[in]': part.join(','), limit: '1000' }),
        ),
      );
      return new Map(
        answers.flatMap(({ items }) =>
          items.flatMap((entry): [string, ManagedEntry][] => {
            const id = gameIdOf(entry);
            return id === undefined ? [] : [[id, entry]];
          }),
        ),
      );
    },
    enabled: wanted.length > 0,
    placeholderData: (before) => before,
  });
  return data;
}

const noGames: ReadonlyMap<string, ManagedEntry> = new Map();
