import { Quiet } from './ChangesPage.styles.ts'

interface Props {
  readonly title: string
  readonly reason: string
}

/** Nothing to show, and why. */
export const NothingChanged = ({ title, reason }: Props) => (
  <Quiet role="status">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect x="8" y="6" width="32" height="36" rx="3" />
      <path d="M16 25l6 6 11-13" />
    </svg>
    <strong>{title}</strong>
    <p>{reason}</p>
  </Quiet>
)
