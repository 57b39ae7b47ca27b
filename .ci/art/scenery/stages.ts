import { box, group, line, path } from '../print/svg.js';

export const bandstandHouse = (p: {
  roof: string;
  stripe: string;
  wood: string;
  dark: string;
  glow: string;
  light: string;
}) =>
  path('M-190 0H190L176-36H-176Z', p.wood) +
  box(-176, -44, 352, 12, p.light) +
  box(-160, -200, 320, 158, p.glow) +
  [-152, -92, 92, 152].map((x) => box(x - 5, -204, 10, 164, p.dark)).join('') +
  line(
    'M-150-66H-96M96-66H150M-150-84H-96M96-84H150M-138-84V-44M-124-84V-44M-110-84V-44M110-84V-44M124-84V-44M138-84V-44',
    p.light,
    3,
  ) +
  path('M-200-196C-130-220-60-280 0-330C60-280 130-220 200-196Z', p.roof) +
  path(
    'M-134-212C-100-240-40-290 0-330C-20-280-40-230-54-205ZM134-212C100-240 40-290 0-330C20-280 40-230 54-205Z',
    p.stripe,
  ) +
  path(
    [-180, -140, -100, -60, -20, 20, 60, 100, 140, 180]
      .map((x, i) => (i % 2 ? '' : '') + `M${x - 20}-198h40v8a20 20 0 0 1-40 0Z`)
      .join(''),
    p.light,
  ) +
  line('M0-330V-366', p.dark, 4) +
  path('M0-366q22-6 40 6q-18 12-40 8Z', p.stripe);

export const sunStage = (p: { arcs: string[]; dark: string; glow: string; light: string }) =>
  path('M-300 0H300L284-40H-284Z', p.dark) +
  p.arcs
    .map((ink, i) =>
      path(
        `M${-270 + i * 34}-40V-90A${270 - i * 34} ${250 - i * 32} 0 0 1 ${270 - i * 34}-90V-40Z`,
        ink,
      ),
    )
    .join('') +
  path('M-134-40V-90A134 122 0 0 1 134-90V-40Z', p.glow) +
  [-1, 1]
    .map((s) =>
      group(
        `scale(${s} 1)`,
        box(292, -230, 54, 230, p.dark),
        line('M304-206h30M304-170h30M304-134h30M304-98h30M304-62h30', p.light, 6),
      ),
    )
    .join('') +
  line('M0-340V-384', p.dark, 4) +
  path('M0-384q22-6 40 6q-18 12-40 8Z', p.light);
