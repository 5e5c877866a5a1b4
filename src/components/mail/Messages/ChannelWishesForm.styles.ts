import styled from 'styled-components'

export const Section = styled.section`
  display: grid;
  gap: 0.75rem;
  margin-top: 2.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--ink);
  h2 {
    font-family: var(--serif);
    font-size: var(--text-20);
  }
`

export const Channel = styled.fieldset`
  display: grid;
  gap: 0.5rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 0.25rem;
    padding: 0;
    font-weight: 600;
  }
`

export const Lead = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
  overflow-wrap: anywhere;
`

export const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
`
