import Avatar from '@mui/material/Avatar';
import type { Present } from './presence-context';

/** White on each has a contrast of more than 5 : 1. */
const colours = ['#8a2c6d', '#1f6b3b', '#8a4b08', '#2f5fa8', '#6b3fa0', '#a02a2a', '#0b6a75', '#54566b'];

/** Initials on a colour that is the same everywhere for a person. */
export function PersonAvatar({ person, size }: { person: Present; size: number }) {
  return (
    <Avatar
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        fontWeight: 650,
        color: '#fff',
        bgcolor: colourOf(person.id),
      }}
    >
      {initials(person.name)}
    </Avatar>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s@]+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

function colourOf(id: string): string | undefined {
  const sum = [...id].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  return colours[sum % colours.length];
}
