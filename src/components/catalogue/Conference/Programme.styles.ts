import styled from 'styled-components'

export const Text = styled.div`
  [data-found] {
    scroll-margin-block: 30vh;
    background: var(--amber-soft);
    box-shadow: -0.25rem 0 0 var(--amber);
  }
`
