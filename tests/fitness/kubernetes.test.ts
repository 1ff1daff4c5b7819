/** The manifests of ops/kubernetes: valid, complete, hardened, and in keeping with the gateway's own times. */
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig } from '#gateway/config/config.ts';
import project from '../../package.json' with { type: 'json' };
import { filesBelow, read } from './source.ts';

const FOLDER = 'ops/kubernetes/';

interface Model<T extends object> {
  readonly kind: string;
  is: (value: unknown) => value is T;
  new (data?: T): { validate(): void };
}
const rulesOf = <T extends object>(Kind: Model<T>) => ({
  kind: Kind.kind,
  /** False for another kind. @throws what the schema of the kind finds */
  validate(manifest: unknown): boolean {
    if (!Kind.is(manifest)) return false;
    new Kind(manifest).validate();
    return true;
  },
});
const RULES = [
  rulesOf(Deployment),
  rulesOf(HorizontalPodAutoscaler),
  rulesOf(Ingress),
  rulesOf(NetworkPolicy),
  rulesOf(PodDisruptionBudget),
  rulesOf(Namespace),
  rulesOf(Service),
];

const Kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string(),
  labels: z.array(z.strictObject({ pairs: z.record(z.string(), z.string()) })),
  resources: z.array(z.string()),
  configMapGenerator: z.array(z.strictObject({ name: z.string(), envs: z.array(z.string()) })),
  images: z.array(z.strictObject({ name: z.string(), newTag: z.string() })),
});
const kustomization = Kustomization.parse(parse(read(`${FOLDER}kustomization.yml`).text));

const TypeMeta = z.object({ apiVersion: z.string(), kind: z.string() });
const manifests = kustomization.resources.flatMap((name) =>
  parseAllDocuments(read(FOLDER + name).text).map((document): unknown => document.toJS()),
);

/** @throws what the schema of its kind finds */
function validate(manifest: unknown): void {
  const { apiVersion, kind } = TypeMeta.parse(manifest);
  if (!RULES.some((rules) => rules.validate(manifest)))
    throw new Error(`${apiVersion} ${kind} is not known here`);
}

const deployment = manifests.find((manifest) => Deployment.is(manifest));
const pod = deployment?.spec?.template.spec;
const container = pod?.containers[0];

const env = Object.fromEntries(
  Array.from(read(`${FOLDER}gateway.env`).text.matchAll(/^(\w+)=(.*)$/gm), ([, name = '', value = '']) => [
    name,
    value,
  ]),
);

describe('the manifests', () => {
  it.each(manifests.map((manifest) => [TypeMeta.parse(manifest).kind, manifest]))(
    '%s is valid',
    (_kind, manifest) => expect(() => validate(manifest)).not.toThrow(),
  );

  it('would not be valid with a wrong value', () => {
    const wrong = { ...deployment, spec: { ...deployment?.spec, minReadySeconds: 'soon' } };
    expect(() => validate(wrong)).toThrow(/minReadySeconds/);
    expect(() => validate({ apiVersion: 'v1', kind: 'Pod' })).toThrow('not known');
  });

  it('are all named in the kustomization, of every kind that is needed', () => {
    const files = [
      ...kustomization.resources,
      ...kustomization.configMapGenerator.flatMap(({ envs }) => envs),
    ];
    expect([...files, 'kustomization.yml'].map((name) => FOLDER + name).toSorted()).toEqual(
      filesBelow(FOLDER.slice(0, -1)).toSorted(),
    );
    expect(manifests.map((manifest) => TypeMeta.parse(manifest).kind).toSorted()).toEqual(
      RULES.map(({ kind }) => kind).toSorted(),
    );
  });

  it('select the pods of the deployment', () => {
    const name = { 'app.kubernetes.io/name': 'gateway' };
    expect(pod && deployment.spec?.template.metadata?.labels).toEqual(name);
    for (const manifest of manifests) {
      if (PodDisruptionBudget.is(manifest)) expect(manifest.spec?.selector?.matchLabels).toEqual(name);
      if (NetworkPolicy.is(manifest)) expect(manifest.spec?.podSelector?.matchLabels).toEqual(name);
      if (Service.is(manifest)) expect(manifest.spec?.selector).toEqual(name);
    }
  });
});

describe('the gateway', () => {
  it('starts with the settings, once the secrets are added', () => {
    const secrets = { SESSION_SECRET: 'x1'.repeat(20), REDIS_URL: 'rediss://redis.internal:6379' };
    expect(readConfig({ ...env, ...secrets })).toMatchObject({ production: true, embeddedOrigin: false });
    expect(kustomization.images).toEqual([{ name: container?.image, newTag: project.version }]);
    expect(container?.ports?.[0]?.containerPort).toBe(Number(env['PORT']));
  });

  it('cannot write its image, has no capabilities and no token of the cluster', () => {
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    });
    expect(container?.volumeMounts?.map(({ mountPath }) => mountPath)).toEqual([env['CACHE_DIR'], '/tmp']);
    expect(container?.resources).toMatchObject({
      limits: { memory: expect.any(String), cpu: expect.any(String) },
    });
  });

  it('is stopped no sooner than its drain needs', () => {
    const [, drainMs = ''] = /DRAIN_TIMEOUT_MS = ([\d_]+)/.exec(read('gateway/main.ts').text) ?? [];
    const drainSeconds = Number(drainMs.replaceAll('_', '')) / 1_000;
    expect(drainSeconds).toBeGreaterThan(0);
    const preStop = container?.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(preStop).toBeGreaterThan(drainSeconds);
    // Writes have as long as requests to store their outcome.
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(preStop + 2 * drainSeconds + 5);
  });

  it('scales by its CPU, keeps all pods but one, and reaches DNS, https, Redis and the collector alone', () => {
    for (const manifest of manifests) {
      if (HorizontalPodAutoscaler.is(manifest)) {
        expect(manifest.spec).toMatchObject({
          scaleTargetRef: { kind: 'Deployment', name: deployment?.metadata?.name },
          minReplicas: 2,
          metrics: [{ containerResource: { name: 'cpu', container: container?.name } }],
        });
      }
      if (PodDisruptionBudget.is(manifest)) expect(manifest.spec?.maxUnavailable).toBe(1);
      if (!NetworkPolicy.is(manifest)) continue;
      const { policyTypes, ingress = [], egress = [] } = manifest.spec ?? {};
      expect(policyTypes).toEqual(['Ingress', 'Egress']);
      const portsOf = (rules: readonly { ports?: readonly { port?: unknown }[] }[]) =>
        rules.flatMap(({ ports = [] }) => ports.map(({ port }) => port));
      expect(portsOf(ingress)).toEqual([container?.ports?.[0]?.containerPort]);
      expect(portsOf(egress)).toEqual([53, 53, 443, 6379, 4318]);
      expect(JSON.stringify(egress)).toContain('"except":["169.254.0.0/16"]');
      // Of the link-local addresses only the cache of the node, and only for names, by UDP and TCP.
      const cache = egress.filter((rule) => JSON.stringify(rule).includes('"cidr":"169.254.'));
      expect(cache).toMatchObject([
        {
          to: expect.arrayContaining([{ ipBlock: { cidr: '169.254.20.10/32' } }]),
          ports: [
            { port: 53, protocol: 'UDP' },
            { port: 53, protocol: 'TCP' },
          ],
        },
      ]);
    }
  });

  it('is reached at the host of the site over TLS, within the limits of ops/nginx', () => {
    const ingress = manifests.find((manifest) => Ingress.is(manifest));
    const policy = manifests.find((manifest) => NetworkPolicy.is(manifest));
    const service = manifests.find((manifest) => Service.is(manifest));
    const { hostname } = new URL(env['SITE_URL'] ?? '');
    const port = service?.spec?.ports?.[0]?.name;
    expect(ingress?.spec).toMatchObject({
      ingressClassName: 'nginx',
      tls: [{ hosts: [hostname], secretName: 'gateway-tls' }],
      rules: [
        {
          host: hostname,
          http: {
            paths: [
              {
                path: '/',
                pathType: 'Prefix',
                backend: { service: { name: service?.metadata?.name, port: { name: port } } },
              },
            ],
          },
        },
      ],
    });
    expect(JSON.stringify(policy?.spec?.ingress)).toContain('"ingress-nginx"');
    const proxy = read('ops/nginx/site.conf.template').text;
    const limits: Record<string, string> = {
      'proxy-body-size': 'client_max_body_size',
      'proxy-connect-timeout': 'proxy_connect_timeout',
      'proxy-read-timeout': 'proxy_read_timeout',
      'proxy-next-upstream': 'proxy_next_upstream',
      'proxy-next-upstream-tries': 'proxy_next_upstream_tries',
    };
    const found = Object.entries(limits).map(([name, directive]) => [
      `nginx.ingress.kubernetes.io/${name}`,
      new RegExp(`^ {4}${directive} (.*?)s?;$`, 'm').exec(proxy)?.[1],
    ]);
    expect(ingress?.metadata?.annotations).toEqual({
      'nginx.ingress.kubernetes.io/enable-access-log': 'false',
      ...Object.fromEntries(found),
    });
  });

  it('costs what docs/operations.md says, which names a managed service for each part of compose', () => {
    const { text } = read('docs/operations.md');
    const row = (name: string) => text.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
    const amount = (quantity: unknown) => String(quantity).replace(/([MG]i)$/, ' $1B');
    const { requests, limits } = container?.resources ?? {};
    expect(row('Memory')).toContain(
      `${amount(requests?.['memory'])} reserved, ${amount(limits?.['memory'])}`,
    );
    expect(row('CPU')).toContain('one core');
    expect(limits?.['cpu']).toBe('1');
    expect(row('REST connections')).toContain(`${env['UPSTREAM_CONNECTIONS']} here`);
    const disk = pod?.volumes?.find(({ name }) => name === 'cache')?.emptyDir?.sizeLimit;
    expect(row('Disk')).toContain(amount(disk));
    const { services } = parse(read('docker-compose.yml').text, { merge: true }) as { services: object };
    const parts = Object.keys(services).filter((name) => name !== 'gateway');
    expect(parts.length).toBeGreaterThan(3);
    const compared = text.slice(text.indexOf('| In compose'), text.indexOf('## Watch'));
    expect(parts.filter((name) => !compared.includes(`\`${name}\``))).toEqual([]);
  });

  it('is probed where it answers', () => {
    expect(container?.readinessProbe?.httpGet?.path).toBe('/readyz');
    expect(container?.startupProbe?.httpGet?.path).toBe('/readyz');
    expect(container?.livenessProbe?.httpGet?.path).toBe('/healthz');
  });
});
