import styled from 'styled-components'
import { from } from '../../../theme/tokens.ts'
import { column, row } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  max-width: 80rem;
`

export const Hero = styled.section`
  position: relative;
  display: grid;
  gap: 1.25rem;
  padding: 3rem 0 3.5rem;
  border-bottom: 1px solid var(--line);
  ${from.tablet} {
    padding: 5.5rem 0 5rem;
    &::after {
      content: '';
      position: absolute;
      inset: 3rem 0 2rem 52%;
      background: var(--line-strong);
      opacity: 0.7;
      mask: url(/art/folio.svg) right center / contain no-repeat;
      z-index: -1;
    }
  }
  @media (forced-colors: active) {
    &::after {
      display: none;
    }
  }
`

export const Eyebrow = styled.p`
  font-size: var(--text-12);
  letter-spacing: 0.14em;
  color: var(--ink-3);
  &:lang(en) {
    letter-spacing: 0.04em;
  }
`

export const Headline = styled.h1`
  font-size: clamp(2rem, 1.2rem + 3.6vw, 3.75rem);
  line-height: 1.25;
  white-space: pre-line;
  letter-spacing: 0.03em;
  &:lang(en) {
    letter-spacing: -0.015em;
    line-height: 1.12;
  }
`

export const Lead = styled.p`
  max-width: 34em;
  color: var(--ink-2);
  &:lang(en) {
    max-width: 52ch;
  }
`

export const Actions = styled.div`
  ${row}
  margin-top: 0.75rem;
`

export const Block = styled.section`
  padding-top: 3rem;
  ${from.tablet} {
    padding-top: 4rem;
  }
`

export const Heading = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1rem;
  margin-bottom: 1.25rem;
  h2 {
    font-family: var(--serif);
    font-size: var(--text-24);
  }
  a {
    padding: 0.25rem 0;
    font-size: var(--text-14);
    white-space: nowrap;
  }
`

export const Butler = styled.section`
  display: grid;
  gap: 1.5rem;
  margin-top: 4rem;
  padding: 2rem 1.25rem;
  border-left: 1px solid var(--cinnabar);
  background: var(--sunken);
  ${from.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: 2.5rem;
  }
  h2 {
    font-family: var(--serif);
    font-size: var(--text-24);
    margin-bottom: 0.5rem;
  }
  p {
    color: var(--ink-2);
    max-width: 46em;
  }
`
