const paths = {
  email: 'M4 6h16v12H4zm0 1 8 6 8-6',
  phone: 'M7 4h3l1.5 4-2 1.5a11 11 0 0 0 5 5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 5 6.2 2 2 0 0 1 7 4z',
  chat: 'M4 5h16v11H11l-4 4v-4H4zM8 9h8M8 12h5',
  address: 'M12 21s7-6.5 7-11a7 7 0 0 0-14 0c0 4.5 7 11 7 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const;

/** A small sign beside the name of a way of contact. */
export function ContactIcon({ kind }: { kind: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[kind]} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
    </svg>
  );
}
