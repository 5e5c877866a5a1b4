import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column, panel } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  max-width: 60rem;
  padding-block: 1.5rem 3rem;
  ${from.tablet} {
    padding-block: 2.5rem 4rem;
  }
  > h1 {
    font-size: var(--text-24);
  }
  > p {
    margin-top: 0.5rem;
    color: var(--ink-2);
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  margin-top: 1.5rem;
  ${from.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: 2rem;
  }
`

export const Steps = styled.ol`
  display: flex;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    flex-direction: column;
  }
`

export const Step = styled.li<{ $tone: 'quiet' | 'now' | 'good' | 'bad' }>`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  gap: 0.25rem;
  min-width: 0;
  padding: 0.5rem 0.25rem;
  border-bottom: 2px solid ${({ $tone }) => stepTones[$tone].line};
  color: ${({ $tone }) => stepTones[$tone].ink};
  font-size: var(--text-12);
  line-height: 1.4;
  text-align: center;
  ${from.tablet} {
    flex: none;
    flex-direction: row;
    gap: 0.75rem;
    padding: 0.75rem;
    border-bottom: 0;
    border-left: 2px solid ${({ $tone }) => stepTones[$tone].line};
    font-size: var(--text-14);
    text-align: left;
    > span {
      flex: 1;
    }
  }
`

const stepTones = {
  quiet: { line: 'var(--line)', ink: 'var(--ink-3)' },
  now: { line: 'var(--indigo)', ink: 'var(--indigo)' },
  good: { line: 'var(--celadon)', ink: 'var(--celadon)' },
  bad: { line: 'var(--cinnabar)', ink: 'var(--cinnabar)' },
}

/** Beside the name only where there is room; the colour and the reader's text say it elsewhere. */
export const StepState = styled.small`
  font-size: var(--text-12);
`

export const Panel = styled.section`
  ${panel}
  align-content: start;
  gap: 1rem;
  min-height: 20rem;
`

/** It exists all the while, because the camera needs somewhere to show its picture. */
export const Mirror = styled.video<{ $shown: boolean }>`
  display: ${({ $shown }) => ($shown ? 'block' : 'none')};
  width: 100%;
  max-width: 32rem;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-card);
  background: var(--sunken);
  object-fit: cover;
  transform: scaleX(-1);
`

export const Level = styled.progress`
  display: block;
  width: 100%;
  max-width: 32rem;
  height: 1rem;
  border: 0;
  border-radius: var(--radius-chip);
  background: var(--line);
  appearance: none;
  overflow: hidden;
  &::-webkit-progress-bar {
    background: var(--line);
  }
  &::-webkit-progress-value {
    background: var(--celadon);
  }
  &::-moz-progress-bar {
    background: var(--celadon);
  }
`

export const MediaFault = styled.div`
  display: grid;
  gap: 0.25rem;
  padding: 0.75rem 1rem;
  border-left: 2px solid var(--cinnabar);
  background: var(--cinnabar-soft);
  color: var(--cinnabar);
  line-height: 1.6;
`

export const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  color: var(--ink-2);
`

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`

export const Results = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25rem 0.75rem;
    padding: 0.75rem 0;
    border-bottom: 1px solid var(--line);
  }
  > li > p {
    grid-column: 2 / -1;
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: 1.6;
  }
`

export const Verdict = styled.strong<{ $tone: 'good' | 'bad' | 'quiet' }>`
  display: block;
  font-weight: 500;
  font-size: var(--text-14);
  color: ${({ $tone }) => verdictInk[$tone]};
`

const verdictInk = { good: 'var(--celadon)', bad: 'var(--cinnabar)', quiet: 'var(--ink-3)' }
