export type ArtName = 'lost' | 'received' | 'closed' | 'soon' | 'wait' | 'answered' | 'broken'

// One open folio; its content differs by page. The seal is the only colour.
const inside: Record<ArtName, string> = {
  lost: 'M96 62c0-9 7-14 14-14s13 5 13 12c0 9-13 9-13 18M110 88v2',
  received: 'M96 70l10 10 20-24M30 56h36M30 66h36M30 76h24',
  closed: 'M98 66h26v20H98zM103 66v-6a8 8 0 0116 0v6M30 56h36M30 66h36M30 76h24',
  soon: 'M110 52v20l12 7M131 72a21 21 0 11-42 0 21 21 0 0142 0zM30 56h36M30 66h24',
  wait: 'M98 50h24M98 92h24M101 50c0 14 18 14 18 21s-18 7-18 21M119 50c0 14-18 14-18 21s18 7 18 21',
  answered: 'M30 56h36M30 66h36M30 76h24M96 56h30M96 66h30M96 76h18',
  broken: 'M96 56h30M96 66l8 5 7-7 8 7 7-5M30 56h36M30 66h36M30 76h24',
}

export const Art = ({ name }: { name: ArtName }) => (
  <svg width="160" height="120" viewBox="0 0 160 120" fill="none" aria-hidden="true">
    <path
      d={`M80 38c-10-8-24-10-64-10v72c40 0 54 2 64 10 10-8 24-10 64-10V28c-40 0-54 2-64 10zM80 38v72M12 34H6v74h60l6 4h16l6-4h60V34h-6${inside[name]}`}
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <path d="M128 12h16v16h-16zM132 16v8M136 15v10M140 16v8" stroke="var(--cinnabar)" strokeWidth="1.5" />
  </svg>
)
