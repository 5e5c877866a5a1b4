import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'
import { column } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  max-width: 44rem;
  padding-block: 2rem 0;
  ${from.tablet} {
    padding-block: 4rem 0;
  }
  > h1 {
    font-size: var(--text-30);
  }
`

export const Code = styled.p`
  margin-top: 0.5rem;
  color: var(--ink-3);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`

const inks = { valid: 'var(--celadon)', revoked: 'var(--cinnabar)', unknown: 'var(--ink-3)' } as const

export const Answer = styled.section<{ $result: keyof typeof inks }>`
  margin-top: 2rem;
  padding: 1.5rem 1.25rem;
  border: 1px solid var(--line);
  border-left: 2px solid ${({ $result }) => inks[$result]};
  background: var(--surface);
  ${from.large} {
    padding: 2rem;
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    color: ${({ $result }) => inks[$result]};
    font-family: var(--serif);
    font-size: var(--text-24);
  }
  h2::before {
    content: '';
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    background: currentColor;
  }
  > p {
    margin-top: 0.75rem;
    color: var(--ink-2);
  }
`

export const Facts = styled.dl`
  margin-top: 1.5rem;
  border-top: 1px solid var(--line);
  > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: 0.75rem;
    padding: 0.625rem 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`
