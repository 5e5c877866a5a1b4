import styled from 'styled-components'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding-top: 1.25rem;
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding-top: 1.25rem;
  line-height: 1.6;
`

export const Refusal = styled.p`
  padding: 0.5rem 0.75rem;
  border-left: 2px solid var(--cinnabar);
  background: var(--cinnabar-soft);
  color: var(--cinnabar);
  font-size: var(--text-14);
  line-height: 1.6;
`

export const Others = styled.ul`
  display: grid;
  margin-top: 1.25rem;
  padding-top: 0.5rem;
  border-top: 1px solid var(--line);
  button {
    min-height: 2.75rem;
    padding: 0.25rem 0;
    border: 0;
    background: none;
    color: var(--indigo);
    font-size: var(--text-14);
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`
