/** Import rules in addition to the order of rooms, which tools/check-structure.ts checks (docs/architecture.md). */
const testFiles = '\\.test\\.tsx?$|^(tools|endurance|workshop|e2e|bench)/'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'The types of the routes lead from the browser’s client to the server and back (decision 41).',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^server/api/calls\\.ts$' } },
    },
    {
      name: 'one-file-knows-the-server',
      comment:
        'The browser’s client, and the types of the routes alone, which tools/check-structure.ts checks (decision 41).',
      severity: 'error',
      from: { path: '^app/', pathNot: `^app/client/api-client/calls\\.ts$|${testFiles}` },
      to: { path: '^server/' },
    },
    {
      name: 'ui-knows-nothing-of-travel',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^(app/(features|pages)/|database/|server/|app/links)' },
    },
    {
      name: 'features-know-no-pages',
      severity: 'error',
      from: { path: '^app/features/' },
      to: { path: '^app/pages/' },
    },
    {
      name: 'two-shelves-meet-in-a-page',
      comment:
        'Rules, schemas, reads and writes may be asked of another shelf; its components only by a page or by the frame. What all sides show alike is drawn once: a wish, a proposal’s link, what is still open (decision 42).',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/', pathNot: testFiles },
      to: {
        path: '^app/features/.*\\.tsx$',
        pathNot: '^app/features/($1/|wish/|proposal/link/link-state|money/booking/open-matters)',
      },
    },
    {
      name: 'only-reads-and-writes-touch-the-database',
      severity: 'error',
      from: { path: '^app/', pathNot: `\\.server\\.tsx?$|^app/(request-context|command)\\.ts$|${testFiles}` },
      to: { path: '^database/(?!values/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'database-knows-no-product',
      comment: 'seed.ts is a door like any other: it plants content through the product’s own rules.',
      severity: 'error',
      from: { path: '^database/', pathNot: `^database/seed|${testFiles}` },
      to: { path: '^(app|server)/' },
    },
    {
      name: 'the-product-needs-no-tools',
      severity: 'error',
      from: { path: '^(app|art|cartography|database|server)/', pathNot: testFiles },
      to: { path: '^(tools|endurance|workshop|e2e|bench)/' },
    },
    {
      name: 'only-one-file-opens-the-embedded-engine',
      severity: 'error',
      from: {
        path: '^(app|database|server)/',
        pathNot: `^database/(connect|embedded-engine(-worker)?)\\.ts$|${testFiles}`,
      },
      to: { path: '@electric-sql/pglite|^database/embedded-engine(-worker)?\\.ts$' },
    },
    {
      name: 'traces-are-loaded-only-where-they-are-sent',
      comment:
        'Without OTEL_EXPORTER_OTLP_ENDPOINT nothing of OpenTelemetry is loaded: server/process/observe.ts imports it if it is configured.',
      severity: 'error',
      from: { path: '^(app|database|server)/', pathNot: `^server/traces/|${testFiles}` },
      to: {
        path: '@opentelemetry/|^server/traces/(traces|collector|request-spans)\\.ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'browser-files-stay-out-of-the-server',
      severity: 'error',
      from: {
        path: '^app/(?!.*\\.server\\.)',
        pathNot: `^app/(entry\\.server|request-context)|^app/pages/|-worker\\.ts$|${testFiles}`,
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^app/paraglide|^build|^\\.react-router' },
    exclude: { path: '^build|^\\.react-router' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
