import styled from 'styled-components'

export const ChartStage = styled.div`
  height: 100vh;
`
