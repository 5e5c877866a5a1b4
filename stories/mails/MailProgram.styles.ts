import styled from 'styled-components'

export const Program = styled.main`
  min-height: 100vh;
  background: var(--paper);
  iframe {
    display: block;
    border: 0;
  }
`

export const Head = styled.header`
  display: grid;
  gap: 0.375rem;
  padding: 1rem 1.25rem;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`

export const Subject = styled.h1`
  color: var(--ink);
  font-size: var(--text-20);
`

export const Attachments = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  a {
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    font-variant-numeric: tabular-nums;
  }
`
