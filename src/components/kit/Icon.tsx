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
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  sound: 'M4 10v4h3l5 4V6l-5 4zM16 9a4 4 0 010 6m2.500-8.500a8 8 0 010 11',
  silence: 'M4 10v4h3l5 4V6l-5 4zM16 10l5 5m0-5l-5 5',
  fullscreen: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  chat: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8m-8 3h5',
  window: 'M3 5h18v14H3zM12 12h7v5h-7z',
  camera: 'M3 7h12v10H3zM15 11l6-3v8l-6-3',
  microphone: 'M12 3a3 3 0 013 3v5a3 3 0 01-6 0V6a3 3 0 013-3zM6 11a6 6 0 0012 0M12 17v4',
  screen: 'M3 4h18v12H3zM9 20h6M12 16v4',
  speaker: 'M7 3h10v18H7zM12 8h.01M12 18a3 3 0 100-6 3 3 0 000 6z',
  network: 'M4 18v-3m5 3v-6m5 6V9m5 9V5',
  browser: 'M3 5h18v14H3zM3 9h18M6 7h.01',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zm5 12l5 5',
  tick: 'M5 12l5 5 9-10',
} as const

export type IconName = keyof typeof paths

/** Line art of 24 units in the colour of the text. Decorative: put the meaning in words beside it. */
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
