import styled from 'styled-components'

export const Line = styled.li<{ $own: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.125rem;
  padding-left: 0.625rem;
  border-left: 2px solid ${({ $own }) => ($own ? 'var(--indigo)' : 'var(--line)')};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.5rem;
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: 1.6;
  > strong {
    color: var(--ink-2);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  > button {
    min-height: 1.5rem;
    padding-block: 0;
    font-size: var(--text-12);
  }
`

export const Chip = styled.span`
  padding: 0 0.375rem;
  border-radius: var(--radius-chip);
  background: var(--indigo-soft);
  color: var(--indigo);
`

/** As it was typed: line breaks stay, and a long word must not widen the panel. */
export const Text = styled.p<{ $quiet?: boolean }>`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-size: var(--text-14);
  line-height: 1.6;
  color: ${({ $quiet = false }) => ($quiet ? 'var(--ink-3)' : 'var(--ink)')};
`

export const Fate = styled.div<{ $bad: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  color: ${({ $bad }) => ($bad ? 'var(--cinnabar)' : 'var(--ink-3)')};
  font-size: var(--text-12);
  > button {
    min-height: 1.75rem;
    padding-block: 0;
    font-size: var(--text-12);
  }
`
