import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';

type BaseButtonProps = {
  /** `ghost` is text only. */
  variant?: 'primary' | 'secondary' | 'ghost';
  /** `small` is for rows; its touch target is still 44 px high. */
  size?: 'normal' | 'small';
  /** Fills its container. */
  wide?: boolean;
  icon?: IconName;
  /** Places the icon after the label. */
  iconLast?: boolean;
  children: ReactNode;
};

function content({ icon, iconLast, children }: BaseButtonProps) {
  return (
    <>
      {icon && !iconLast && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {icon && iconLast && <Icon name={icon} size={18} />}
    </>
  );
}

function classNames({ variant = 'secondary', size, wide }: BaseButtonProps): string {
  return cx(styles.button, styles[variant], size === 'small' && styles.small, wide && styles.wide);
}

type ButtonProps = BaseButtonProps & {
  /** Stays focusable but ignores clicks. */
  busy?: boolean;
  /** Label while busy: 「送信中…」. */
  busyText?: string;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    iconLast,
    children,
    busy = false,
    busyText,
    type = 'button',
    onClick,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(props)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {content({ variant, size, wide, icon, iconLast, children: busy ? (busyText ?? children) : children })}
    </button>
  );
}

type ButtonLinkProps = BaseButtonProps & { href: string } & Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'className' | 'href'
  >;

/** A link styled as a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, iconLast, children, href, ...rest } = props;
  return (
    <a {...rest} href={href} className={classNames(props)}>
      {content({ variant, size, wide, icon, iconLast, children })}
    </a>
  );
}
