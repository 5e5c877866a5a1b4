import styled from 'styled-components'

export const Press = styled.button`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  width: 7rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--indigo);
  font-size: var(--text-12);
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`

export const Code = styled.span`
  display: grid;
  place-items: center;
  width: 7rem;
  height: 7rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  background: #fff;
  color: #1c1b1a;
`

export const Large = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.75rem;
  margin-top: 1rem;
  > svg {
    width: min(100%, 20rem);
  }
  p {
    color: var(--ink-2);
    font-size: var(--text-14);
    text-align: center;
  }
  code {
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
`
