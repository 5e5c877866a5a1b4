declare module 'virtual:statecharts' {
  /** Every registered machine as it was when the workshop was built, with its layout. */
  const statecharts: Readonly<
    Record<
      import('../../../src/machines/registry.ts').MachineId,
      {
        readonly chart: import('./chart.types.ts').Chart
        readonly layout: import('./chart.types.ts').ChartLayout
      }
    >
  >
  export default statecharts
}
