import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'

export type AnswerTone = 'calm' | 'good' | 'bad' | 'ask'

const inks: Record<AnswerTone, string> = {
  calm: 'var(--ink-3)',
  good: 'var(--celadon)',
  bad: 'var(--cinnabar)',
  ask: 'var(--amber)',
}
const grounds: Record<AnswerTone, string> = {
  calm: 'var(--surface)',
  good: 'var(--celadon-soft)',
  bad: 'var(--cinnabar-soft)',
  ask: 'var(--amber-soft)',
}

/** To be read at arm's length, without reading glasses and in the sun. */
export const Board = styled.div<{ $tone: AnswerTone }>`
  --tone: ${({ $tone }) => inks[$tone]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: 0.5rem;
  min-height: 13rem;
  padding: 1.25rem 1rem;
  border: 1px solid var(--line);
  border-top: 6px solid var(--tone);
  border-radius: var(--radius-card);
  background: ${({ $tone }) => grounds[$tone]};
  text-align: center;
  overflow-wrap: anywhere;
  ${from.tablet} {
    min-height: 24rem;
  }
  > svg {
    width: 4.5rem;
    height: 4.5rem;
    color: var(--tone);
  }
  > [role='status'] {
    display: grid;
    justify-items: center;
    gap: 0.5rem;
  }
`

export const Verdict = styled.p`
  color: var(--tone);
  font-family: var(--serif);
  font-size: clamp(1.75rem, 6vw, 3.25rem);
  font-weight: 600;
  line-height: 1.25;
`

export const Who = styled.p`
  color: var(--ink);
  font-size: clamp(1.5rem, 5vw, 2.375rem);
  font-weight: 600;
  line-height: 1.3;
`

export const What = styled.p`
  color: var(--ink-2);
  font-size: var(--text-20);
`

export const Detail = styled.p`
  max-width: 34rem;
  color: var(--ink-2);
  font-size: var(--text-16);
  line-height: 1.6;
`

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.75rem;
  margin-top: 1rem;
`
