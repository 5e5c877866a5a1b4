import styled from 'styled-components'
import { from } from '../../../theme/tokens.ts'
import { column } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  max-width: 72rem;
  padding-block: 2rem 0;
  ${from.tablet} {
    padding-block: 3.5rem 0;
  }
`

export const Head = styled.header`
  margin-bottom: 1.5rem;
  padding-bottom: 1.5rem;
  border-bottom: 1px solid var(--ink);
  h1 {
    font-size: var(--text-30);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    margin-top: 0.5rem;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
    gap: 3rem;
  }
`

export const Note = styled.div<{ $tone: 'action' | 'waiting' | 'good' | 'seal' }>`
  --tone: ${({ $tone }) => tones[$tone]};
  margin: 1rem 0;
  padding: 0.625rem 0.875rem;
  border-left: 2px solid var(--tone);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
  strong {
    color: var(--tone);
    font-weight: 600;
  }
  ul {
    padding-top: 0.25rem;
  }
  a {
    display: inline-block;
    padding: 0.25rem 0;
  }
`

const tones = {
  action: 'var(--indigo)',
  waiting: 'var(--amber)',
  good: 'var(--celadon)',
  seal: 'var(--cinnabar)',
}

/** The ends of the form: on a narrow screen its last line stays in sight, elsewhere all of it does. */
export const Aside = styled.div`
  display: contents;
  ${from.tablet} {
    display: block;
    position: sticky;
    top: calc(var(--header) + 1.5rem);
    padding: 1.25rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
  }
`

export const Sum = styled.section`
  min-width: 0;
  h2 {
    margin-bottom: 0.75rem;
    font-family: var(--serif);
    font-size: var(--text-20);
  }
  dl {
    margin-bottom: 1rem;
    border-top: 1px solid var(--line);
    font-size: var(--text-14);
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    flex: none;
    color: var(--ink-3);
  }
  dd {
    text-align: right;
  }
`

export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  margin: 0 -1rem;
  > [aria-live]:not(:empty) {
    flex-basis: 100%;
  }
  > [aria-live] > * {
    margin: 0;
  }
  padding: 0.625rem 1rem;
  border-top: 1px solid var(--line);
  background: var(--surface);
  ${from.tablet} {
    position: static;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-content: stretch;
    margin: 0;
    padding: 0;
    border: 0;
  }
`

export const Total = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.75rem;
  color: var(--ink-3);
  font-size: var(--text-14);
  line-height: 1.4;
  strong {
    color: var(--ink);
    font-size: var(--text-20);
    font-weight: 600;
    white-space: nowrap;
  }
  ${from.tablet} {
    justify-content: space-between;
    strong {
      font-size: var(--text-24);
    }
  }
`

export const Kept = styled.p`
  min-height: 1.25rem;
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: 1.25rem;
`
