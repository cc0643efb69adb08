import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { VERSION } from '../../version.js';
import { Public } from '../auth/permissions.js';
import { Answers } from './answers.js';

const HOME = { name: 'OpenTCG', version: VERSION, documentation: '/api/docs', openapi: '/api/openapi.json' };

/** For who types only the address. */
@ApiTags('operations')
@Controller()
export class HomeController {
  @Get('api')
  @Public()
  @Answers(200, 'What this is and where it is described', HOME)
  api() {
    return HOME;
  }
}
