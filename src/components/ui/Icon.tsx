const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M19 12H5m6-6l-6 6 6 6',
  chevron: 'M7 10l5 5 5-5',
  sun: 'M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7l1.4-1.4M4.9 19.1l1.4-1.4m11.4 0l1.4 1.4M4.9 4.9l1.4 1.4M16 12a4 4 0 11-8 0 4 4 0 018 0z',
  moon: 'M20 14.5A8.5 8.5 0 119.5 4a7 7 0 0010.500 10.500z',
  system: 'M12 3a9 9 0 100 18zM12 3a9 9 0 010 18',
  refresh: 'M20 12a8 8 0 11-2.300-5.700L20 8.500M20 4v4.500h-4.500',
  upload: 'M12 16V4m-5 5l5-5 5 5M4 16v4h16v-4',
  star: 'M12 3.500l2.600 5.400 5.900.800-4.300 4.100 1.100 5.900-5.300-2.900-5.300 2.900 1.100-5.900L3.500 9.700l5.900-.800z',
  shield: 'M12 3l7 3v5c0 4.700-3 8.300-7 10-4-1.700-7-5.300-7-10V6zM9 12l2.200 2.200L15.500 10',
} as const

export type IconName = keyof typeof paths

/** Line art of 24 units in the colour of the text. Decorative: say the meaning in words beside it. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
)
