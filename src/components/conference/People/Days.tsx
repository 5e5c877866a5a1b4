import { Moment } from '../../kit/Moment.tsx'

interface Props {
  /** `2026-12-09`. */
  readonly from: string
  readonly until: string
}

/** A range of days, independent of time zones. */
export const Days = ({ from, until }: Props) => (
  <Moment at={from} until={until} format={{ dateStyle: 'medium' }} timeZone="UTC" />
)
