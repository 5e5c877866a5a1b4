import styled from 'styled-components'

import { from } from '../../../theme/tokens.ts'

export const Bar = styled.section`
  border-bottom: 1px solid var(--cinnabar);
  background: var(--cinnabar-soft);
`

export const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  max-width: 90rem;
  margin: 0 auto;
  padding: 0.375rem 1rem;
  font-size: var(--text-14);
  ${from.laptop} {
    padding: 0.375rem 2rem;
  }
  > p {
    flex: 1 1 16rem;
    min-width: 0;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
`

export const Acts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  a {
    padding: 0.5rem 0;
  }
`
