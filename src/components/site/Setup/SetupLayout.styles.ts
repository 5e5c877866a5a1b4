import styled from 'styled-components'

import { column, pairs } from '../../kit/layout.ts'

export const Page = styled.div`
  ${column}
  max-width: 40rem;
  padding-block: 2.5rem 5rem;
`

export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  padding-bottom: 0.75rem;
  border-bottom: 1px solid var(--line);
`

export const Step = styled.li<{ $state: 'done' | 'later' | null }>`
  color: ${({ $state }) => ($state === 'done' ? 'var(--celadon)' : 'var(--ink-3)')};
  font-size: var(--text-14);
  line-height: 2rem;
  &[aria-current] {
    color: var(--indigo);
    font-weight: 600;
  }
`

export const Title = styled.h1`
  margin-top: 2rem;
  font-size: var(--text-30);
`

export const Lead = styled.p`
  margin-top: 0.5rem;
  color: var(--ink-2);
  line-height: 1.7;
`

/** Configured services and missing settings. */
export const Readiness = styled.dl`
  ${pairs}
  gap: 0.375rem 1.25rem;
  margin-top: 1.25rem;
  padding-block: 0.75rem;
  border-block: 1px solid var(--line);
  code {
    /* A name is broken only where the line is too short for it alone. */
    display: inline-block;
    max-width: 100%;
    margin-right: 0.5rem;
    font-size: var(--text-14);
  }
`

/** Features unavailable until they are configured. */
export const Later = styled.p`
  margin-top: 1rem;
  padding-inline-start: 0.75rem;
  border-inline-start: 3px solid var(--amber);
  color: var(--ink-2);
  line-height: 1.7;
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1rem;
`
