import { Injectable, RequestMethod, type OnApplicationBootstrap } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { PERMISSION } from './permissions.js';

/** Stops the start when a route does not declare who may use it. */
@Injectable()
export class AssertPermissions implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap() {
    const open = this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      return this.scanner
        .getAllMethodNames(prototype)
        .map((name) => ({ name: `${metatype.name}.${name}`, handler: prototype[name] }))
        .filter(
          ({ handler }) => Reflect.hasMetadata(METHOD_METADATA, handler) && Reflect.hasMetadata(PATH_METADATA, handler),
        )
        .filter(({ handler }) => this.reflector.getAllAndOverride(PERMISSION, [handler, metatype]) === undefined)
        .map(
          ({ name, handler }) => `${RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number]} ${name}`,
        );
    });
    if (open.length > 0) throw new Error(`Routes without a declared permission: ${open.join(', ')}`);
  }
}
