const paths = {
  ready: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 12h8',
  checking: 'M12 3a9 9 0 109 9',
  admitted: 'M4 12.5l5.500 5.500L20 6.500',
  refused: 'M5 5l14 14M19 5L5 19',
  doubtful: 'M8.500 8.500a3.500 3.500 0 116 2.500c-1.500 1.300-2.500 2-2.500 4M12 19v.1',
  unanswered: 'M12 4v10M12 19v.1',
} as const

/** One shape for each answer, so that colour is never the only difference. The words are beside it. */
export const AnswerIcon = ({ answer }: { answer: keyof typeof paths }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[answer]} />
  </svg>
)
