/* Generated from schemas/ by `npm run generate`. Do not edit. */
var w=(t,o)=>()=>(o||t((o={exports:{}}).exports,o),o.exports);var c=w(y=>{"use strict";Object.defineProperty(y,"__esModule",{value:!0});function f(t){let o=t.length,l=0,a=0,u;for(;a<
o;)l++,u=t.charCodeAt(a++),u>=55296&&u<=56319&&a<o&&(u=t.charCodeAt(a),(u&64512)===56320&&a++);return l}y.default=f;f.code=
'require("ajv/dist/runtime/ucs2length").default'});var T=d,P={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/play/game-message.schema.j\
son",title:"Game message",description:"What a frame posts to the page of its game (GAME-30, SM-34). Nothing in it is tru\
sted for money.",type:"object",required:["type"],discriminator:{propertyName:"type"},oneOf:[{title:"Listening",description:"\
The frame has started and listens.",type:"object",properties:{type:{title:"Type",description:"Kind of the message.",type:"\
string",const:"listening"}},required:["type"],additionalProperties:!1},{title:"Game ready",description:"Everything is lo\
aded; a round can begin.",type:"object",properties:{type:{title:"Type",description:"Kind of the message.",type:"string",
const:"game ready"}},required:["type"],additionalProperties:!1},{title:"Paused",description:"No round runs and none begi\
ns.",type:"object",properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"paused"}},required:[
"type"],additionalProperties:!1},{title:"Resumed",description:"Rounds can begin again.",type:"object",properties:{type:{
title:"Type",description:"Kind of the message.",type:"string",const:"resumed"}},required:["type"],additionalProperties:!1},
{title:"Pong",description:"A sign of life.",type:"object",properties:{type:{title:"Type",description:"Kind of the messag\
e.",type:"string",const:"pong"},id:{title:"Id",description:"The answer has the same one.",type:"string",minLength:1,maxLength:64}},
required:["type","id"],additionalProperties:!1},{title:"User action",description:"The player has done something.",type:"\
object",properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"user action"},action:{title:"\
Action",description:"A round began, a page of the site is asked for, or anything else was pressed.",type:"string",enum:[
"round start","lobby","deposit","history","input"]}},required:["type","action"],additionalProperties:!1},{title:"Reality\
 check data",description:"Sums of this session so far.",type:"object",properties:{type:{title:"Type",description:"Kind o\
f the message.",type:"string",const:"reality check data"},rounds:{title:"Rounds",description:"Rounds that ended.",type:"\
integer",minimum:0},staked:{title:"Staked",description:"All stakes. Minor units of the session's currency.",type:"intege\
r",minimum:0,maximum:9007199254740991},won:{title:"Won",description:"All wins. Minor units of the session's currency.",type:"\
integer",minimum:0,maximum:9007199254740991}},required:["type","rounds","staked","won"],additionalProperties:!1},{title:"\
Warning",description:"Something went wrong that the player was shown.",type:"object",properties:{type:{title:"Type",description:"\
Kind of the message.",type:"string",const:"warning"},code:{title:"Code",description:"Code of the refusal.",type:"string",
pattern:"^[a-z]+([. -][a-z]+)*$",maxLength:80}},required:["type","code"],additionalProperties:!1},{title:"Round end",description:"\
A round is over and its result has been shown.",type:"object",properties:{type:{title:"Type",description:"Kind of the me\
ssage.",type:"string",const:"round end"},roundId:{title:"Round",description:"Id of the round at the provider.",type:"str\
ing",minLength:1,maxLength:128},staked:{title:"Staked",description:"What the round cost. Minor units of the session's cu\
rrency.",type:"integer",minimum:0,maximum:9007199254740991},won:{title:"Won",description:"What it brought. Minor units o\
f the session's currency.",type:"integer",minimum:0,maximum:9007199254740991}},required:["type","roundId","staked","won"],
additionalProperties:!1}],examples:[{type:"listening"},{type:"game ready"},{type:"paused"},{type:"resumed"},{type:"pong",
id:"7f3a"},{type:"user action",action:"round start"},{type:"reality check data",rounds:12,staked:1200,won:860},{type:"wa\
rning",code:"error.balance.insufficient"},{type:"round end",roundId:"r-81f2",staked:100,won:0}]},n=c().default,O=new RegExp(
"^[a-z]+([. -][a-z]+)*$","u");function d(t,{instancePath:o="",parentData:l,parentDataProperty:a,rootData:u=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}let p=t.
type;if(typeof p=="string")if(p==="listening")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(s!=="type"){let r={instancePath:o,schemaPath:"#/oneOf/0/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};
e===null?e=[r]:e.push(r),i++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"\
#/oneOf/0/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
i++}if(s!=="listening"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{
allowedValue:"listening"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p===
"game ready")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/\
1/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=
[s]:e.push(s),i++}for(let s in t)if(s!=="type"){let r={instancePath:o,schemaPath:"#/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),i++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/1/prope\
rties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="ga\
me ready"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"\
game ready"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p===
"paused")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/2/re\
quired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:
e.push(s),i++}for(let s in t)if(s!=="type"){let r={instancePath:o,schemaPath:"#/oneOf/2/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),i++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/2/prope\
rties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="pa\
used"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue:"\
paused"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/on\
eOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="re\
sumed")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/3/requ\
ired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.
push(s),i++}for(let s in t)if(s!=="type"){let r={instancePath:o,schemaPath:"#/oneOf/3/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),
i++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/3/properti\
es/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="resum\
ed"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"re\
sumed"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/one\
Of/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="pon\
g")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/4/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),
i++}if(t.id===void 0){let s={instancePath:o,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="type"||s==="id")){
let r={instancePath:o,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.type!==void 0){let s=t.type;if(typeof s!=
"string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="pong"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/\
4/properties/type/const",keyword:"const",params:{allowedValue:"pong"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),i++}}if(t.id!==void 0){let s=t.id;if(typeof s=="string"){if(n(s)>64){let r={instancePath:o+"/id",schemaPath:"#\
/oneOf/4/properties/id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[r]:e.push(r),i++}if(n(s)<1){let r={instancePath:o+"/id",schemaPath:"#/oneOf/4/properties/id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+
"/id",schemaPath:"#/oneOf/4/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="user action")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.action===void 0){let s={instancePath:o,schemaPath:"\
#/oneOf/5/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};
e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="type"||s==="action")){let r={instancePath:o,schemaPath:"#/oneOf/5/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional pro\
perties"};e===null?e=[r]:e.push(r),i++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/t\
ype",schemaPath:"#/oneOf/5/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}if(s!=="user action"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/5/properties/type/const",keyword:"\
const",params:{allowedValue:"user action"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.action!==
void 0){let s=t.action;if(typeof s!="string"){let r={instancePath:o+"/action",schemaPath:"#/oneOf/5/properties/action/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="round start"||
s==="lobby"||s==="deposit"||s==="history"||s==="input")){let r={instancePath:o+"/action",schemaPath:"#/oneOf/5/propertie\
s/action/enum",keyword:"enum",params:{allowedValues:P.oneOf[5].properties.action.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/5/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="reality check data")if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/6/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.rounds===
void 0){let s={instancePath:o,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"rounds"},message:"\
must have required property 'rounds'"};e===null?e=[s]:e.push(s),i++}if(t.staked===void 0){let s={instancePath:o,schemaPath:"\
#/oneOf/6/required",keyword:"required",params:{missingProperty:"staked"},message:"must have required property 'staked'"};
e===null?e=[s]:e.push(s),i++}if(t.won===void 0){let s={instancePath:o,schemaPath:"#/oneOf/6/required",keyword:"required",
params:{missingProperty:"won"},message:"must have required property 'won'"};e===null?e=[s]:e.push(s),i++}for(let s in t)
if(!(s==="type"||s==="rounds"||s==="staked"||s==="won")){let r={instancePath:o,schemaPath:"#/oneOf/6/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[r]:e.push(r),i++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/\
oneOf/6/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}
if(s!=="reality check data"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/6/properties/type/const",keyword:"const",
params:{allowedValue:"reality check data"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.rounds!==
void 0){let s=t.rounds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:o+"/rounds",schemaPath:"\
#/oneOf/6/properties/rounds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(
r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let r={instancePath:o+"/rounds",schemaPath:"#/oneOf/6/proper\
ties/rounds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),
i++}}if(t.staked!==void 0){let s=t.staked;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:o+
"/staked",schemaPath:"#/oneOf/6/properties/staked/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={instancePath:o+
"/staked",schemaPath:"#/oneOf/6/properties/staked/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:o+"/staked",schemaPath:"\
#/oneOf/6/properties/staked/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[r]:e.push(r),i++}}}if(t.won!==void 0){let s=t.won;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:o+
"/won",schemaPath:"#/oneOf/6/properties/won/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={instancePath:o+"/wo\
n",schemaPath:"#/oneOf/6/properties/won/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:o+"/won",schemaPath:"#/\
oneOf/6/properties/won/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:
e.push(r),i++}}}}else{let s={instancePath:o,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[s]:e.push(s),i++}else if(p==="warning")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let s={instancePath:o,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.code===void 0){let s={instancePath:o,schemaPath:"\
#/oneOf/7/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===
null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="type"||s==="code")){let r={instancePath:o,schemaPath:"#/oneOf/7/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propertie\
s"};e===null?e=[r]:e.push(r),i++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"\
#/oneOf/7/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
i++}if(s!=="warning"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/7/properties/type/const",keyword:"const",params:{
allowedValue:"warning"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.code!==void 0){let s=t.code;
if(typeof s=="string"){if(n(s)>80){let r={instancePath:o+"/code",schemaPath:"#/oneOf/7/properties/code/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[r]:e.push(r),i++}if(!O.test(s)){
let r={instancePath:o+"/code",schemaPath:"#/oneOf/7/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z]+(\
[. -][a-z]+)*$"},message:'must match pattern "^[a-z]+([. -][a-z]+)*$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+
"/code",schemaPath:"#/oneOf/7/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="round end")if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.roundId===void 0){let s={instancePath:o,
schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"roundId"},message:"must have required proper\
ty 'roundId'"};e===null?e=[s]:e.push(s),i++}if(t.staked===void 0){let s={instancePath:o,schemaPath:"#/oneOf/8/required",
keyword:"required",params:{missingProperty:"staked"},message:"must have required property 'staked'"};e===null?e=[s]:e.push(
s),i++}if(t.won===void 0){let s={instancePath:o,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"\
won"},message:"must have required property 'won'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="type"||s==="rou\
ndId"||s==="staked"||s==="won")){let r={instancePath:o,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.
type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/8/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="round end"){let r={
instancePath:o+"/type",schemaPath:"#/oneOf/8/properties/type/const",keyword:"const",params:{allowedValue:"round end"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.roundId!==void 0){let s=t.roundId;if(typeof s=="string"){
if(n(s)>128){let r={instancePath:o+"/roundId",schemaPath:"#/oneOf/8/properties/roundId/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),i++}if(n(s)<1){let r={instancePath:o+
"/roundId",schemaPath:"#/oneOf/8/properties/roundId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/roundId",schemaPath:"#/oneOf/8/p\
roperties/roundId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(t.
staked!==void 0){let s=t.staked;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:o+"/staked",
schemaPath:"#/oneOf/8/properties/staked/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={instancePath:o+"/staked",
schemaPath:"#/oneOf/8/properties/staked/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:o+"/staked",schemaPath:"\
#/oneOf/8/properties/staked/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[r]:e.push(r),i++}}}if(t.won!==void 0){let s=t.won;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:o+
"/won",schemaPath:"#/oneOf/8/properties/won/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={instancePath:o+"/wo\
n",schemaPath:"#/oneOf/8/properties/won/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:o+"/won",schemaPath:"#/\
oneOf/8/properties/won/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:
e.push(r),i++}}}}else{let s={instancePath:o,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[s]:e.push(s),i++}else{let s={instancePath:o,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"mapping",tag:"type",tagValue:p},message:'value of tag "type" must be in oneOf'};e===null?e=[s]:e.push(
s),i++}else{let s={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:p},
message:'tag "type" must be string'};e===null?e=[s]:e.push(s),i++}}else{let p={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}return d.errors=e,i===0}var x=h;function h(t,{instancePath:o="",parentData:l,parentDataProperty:a,rootData:u=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}let p=t.type;if(typeof p=="string")if(p===
"ready")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/0/req\
uired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.
push(s),i++}if(t.sound===void 0){let s={instancePath:o,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
sound"},message:"must have required property 'sound'"};e===null?e=[s]:e.push(s),i++}if(t.reducedMotion===void 0){let s={
instancePath:o,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reducedMotion"},message:"must\
 have required property 'reducedMotion'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="type"||s==="sound"||s===
"reducedMotion")){let r={instancePath:o,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.type!==void 0){let s=t.
type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="ready"){let r={instancePath:o+"/type",schemaPath:"\
#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue:"ready"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),i++}}if(t.sound!==void 0&&typeof t.sound!="boolean"){let s={instancePath:o+"/sound",schemaPath:"#/o\
neOf/0/properties/sound/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),
i++}if(t.reducedMotion!==void 0&&typeof t.reducedMotion!="boolean"){let s={instancePath:o+"/reducedMotion",schemaPath:"#\
/oneOf/0/properties/reducedMotion/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:o,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),i++}else if(p==="pause")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let s={instancePath:o,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.reason===void 0){let s={instancePath:o,schemaPath:"\
#/oneOf/1/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};
e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="type"||s==="reason")){let r={instancePath:o,schemaPath:"#/oneOf/1/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional pro\
perties"};e===null?e=[r]:e.push(r),i++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/t\
ype",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}if(s!=="pause"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"\
const",params:{allowedValue:"pause"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.reason!==void 0){
let s=t.reason;if(typeof s=="string"){if(n(s)>64){let r={instancePath:o+"/reason",schemaPath:"#/oneOf/1/properties/reaso\
n/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(
r),i++}}else{let r={instancePath:o+"/reason",schemaPath:"#/oneOf/1/properties/reason/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="resume")if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/2/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in t)
if(s!=="type"){let r={instancePath:o,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.type!==void 0){let s=t.
type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="resume"){let r={instancePath:o+"/type",schemaPath:"\
#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue:"resume"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="ping")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.id===void 0){let s={instancePath:o,schemaPath:"\
#/oneOf/3/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[s]:e.push(s),i++}for(let s in t)if(!(s==="type"||s==="id")){let r={instancePath:o,schemaPath:"#/oneOf/3/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===
null?e=[r]:e.push(r),i++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"\
#/oneOf/3/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
i++}if(s!=="ping"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"\
ping"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.id!==void 0){let s=t.id;if(typeof s=="str\
ing"){if(n(s)>64){let r={instancePath:o+"/id",schemaPath:"#/oneOf/3/properties/id/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),i++}if(n(s)<1){let r={instancePath:o+
"/id",schemaPath:"#/oneOf/3/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/id",schemaPath:"#/oneOf/3/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,
schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p===
"update balance")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/on\
eOf/4/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),i++}for(let s in t)if(s!=="type"){let r={instancePath:o,schemaPath:"#/oneOf/4/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),i++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/4/prope\
rties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="up\
date balance"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"\
update balance"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"\
#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p===
"debug settings")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/on\
eOf/5/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),i++}if(t.log===void 0){let s={instancePath:o,schemaPath:"#/oneOf/5/required",keyword:"required",params:{
missingProperty:"log"},message:"must have required property 'log'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s===
"type"||s==="log")){let r={instancePath:o,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.type!==void 0){let s=t.
type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="debug settings"){let r={instancePath:o+"/t\
ype",schemaPath:"#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue:"debug settings"},message:"must b\
e equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.log!==void 0&&typeof t.log!="boolean"){let s={instancePath:o+"/\
log",schemaPath:"#/oneOf/5/properties/log/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:o,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="debug errors")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(s!=="type"){let r={instancePath:o,
schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must N\
OT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={
instancePath:o+"/type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),i++}if(s!=="debug errors"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/6/prope\
rties/type/const",keyword:"const",params:{allowedValue:"debug errors"},message:"must be equal to constant"};e===null?e=[
r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),i++}else{let s={instancePath:o,schemaPath:"#/discriminator",keyword:"discrimin\
ator",params:{error:"mapping",tag:"type",tagValue:p},message:'value of tag "type" must be in oneOf'};e===null?e=[s]:e.push(
s),i++}else{let s={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:p},
message:'tag "type" must be string'};e===null?e=[s]:e.push(s),i++}}else{let p={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}return h.errors=e,i===0}var A=b,q={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/play/sportsbook-host-message.schema.json",title:"\
Sportsbook host message",description:"What the page posts to the frame of the sportsbook.",type:"object",required:["type"],
discriminator:{propertyName:"type"},oneOf:[{title:"Init",description:"The host listens; further messages go to its origi\
n.",type:"object",properties:{source:{title:"Source",description:"Tells these messages from others.",type:"string",const:"\
marquee-sportsbook"},type:{title:"Type",description:"Kind of the message.",type:"string",const:"init"},origin:{title:"Or\
igin",description:"Of the page.",type:"string",maxLength:300}},required:["source","type","origin"],additionalProperties:!1},
{title:"Token",description:"Another context of the same player: the bet slip stays.",type:"object",properties:{source:{title:"\
Source",description:"Tells these messages from others.",type:"string",const:"marquee-sportsbook"},type:{title:"Type",description:"\
Kind of the message.",type:"string",const:"token"},token:{title:"Token",description:"Last part of the address of a frame\
.",type:"string",maxLength:400}},required:["source","type","token"],additionalProperties:!1},{title:"Locale",description:"\
The language has changed.",type:"object",properties:{source:{title:"Source",description:"Tells these messages from other\
s.",type:"string",const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the message.",type:"string",const:"\
locale"},language:{title:"Language",description:"Code of the sportsbook.",type:"string",pattern:"^[A-Za-z]{2,8}$"}},required:[
"source","type","language"],additionalProperties:!1},{title:"Odds format",description:"The way of writing odds has chang\
ed.",type:"object",properties:{source:{title:"Source",description:"Tells these messages from others.",type:"string",const:"\
marquee-sportsbook"},type:{title:"Type",description:"Kind of the message.",type:"string",const:"oddsFormat"},format:{title:"\
Format",description:"How odds are written.",type:"string",enum:["decimal","fractional","american"]}},required:["source",
"type","format"],additionalProperties:!1},{title:"Route",description:"The address of the page has changed.",type:"object",
properties:{source:{title:"Source",description:"Tells these messages from others.",type:"string",const:"marquee-sportsbo\
ok"},type:{title:"Type",description:"Kind of the message.",type:"string",const:"route"},category:{title:"Category",description:"\
Part of the address.",type:"string",pattern:"^[a-z0-9-]{1,80}$",maxLength:80},region:{title:"Region",description:"Part o\
f the address.",type:"string",pattern:"^[a-z0-9-]{1,80}$",maxLength:80},competition:{title:"Competition",description:"Pa\
rt of the address.",type:"string",pattern:"^[a-z0-9-]{1,80}$",maxLength:80},event:{title:"Event",description:"Part of th\
e address.",type:"string",pattern:"^[a-z0-9-]{1,80}$",maxLength:80}},required:["source","type"],additionalProperties:!1},
{title:"Insets",description:"What covers the edges of the frame.",type:"object",properties:{source:{title:"Source",description:"\
Tells these messages from others.",type:"string",const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the\
 message.",type:"string",const:"insets"},top:{title:"Top",description:"In pixels.",type:"integer",minimum:0,maximum:1e4},
bottom:{title:"Bottom",description:"In pixels.",type:"integer",minimum:0,maximum:1e4}},required:["source","type","top","\
bottom"],additionalProperties:!1},{title:"Visibility",description:"Something covers the frame, or no longer.",type:"obje\
ct",properties:{source:{title:"Source",description:"Tells these messages from others.",type:"string",const:"marquee-spor\
tsbook"},type:{title:"Type",description:"Kind of the message.",type:"string",const:"visibility"},visible:{title:"Visible",
description:"Whether the player sees it.",type:"boolean"}},required:["source","type","visible"],additionalProperties:!1},
{title:"Balance",description:"What the player holds.",type:"object",properties:{source:{title:"Source",description:"Tell\
s these messages from others.",type:"string",const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the mes\
sage.",type:"string",const:"balance"},amount:{title:"Amount",description:"In minor units.",type:"integer",minimum:0,maximum:1e13},
currency:{title:"Currency",description:"ISO code.",type:"string",pattern:"^[A-Z]{3}$"}},required:["source","type","amoun\
t","currency"],additionalProperties:!1},{title:"Limits reached",description:"A limit of the player is used up: no furthe\
r bets.",type:"object",properties:{source:{title:"Source",description:"Tells these messages from others.",type:"string",
const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the message.",type:"string",const:"limitsReached"}},
required:["source","type"],additionalProperties:!1},{title:"Logout",description:"The player has left.",type:"object",properties:{
source:{title:"Source",description:"Tells these messages from others.",type:"string",const:"marquee-sportsbook"},type:{title:"\
Type",description:"Kind of the message.",type:"string",const:"logout"}},required:["source","type"],additionalProperties:!1}],
examples:[{source:"marquee-sportsbook",type:"route",category:"football"}]},v=new RegExp("^[A-Za-z]{2,8}$","u"),m=new RegExp(
"^[a-z0-9-]{1,80}$","u"),g=new RegExp("^[A-Z]{3}$","u");function b(t,{instancePath:o="",parentData:l,parentDataProperty:a,
rootData:u=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[s]:e.push(s),i++}let p=t.type;if(typeof p=="string")if(p==="init")if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}if(t.origin===void 0){let s={instancePath:o,schemaPath:"#/oneOf/0/required",keyword:"\
required",params:{missingProperty:"origin"},message:"must have required property 'origin'"};e===null?e=[s]:e.push(s),i++}
for(let s in t)if(!(s==="source"||s==="type"||s==="origin")){let r={instancePath:o,schemaPath:"#/oneOf/0/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[r]:e.push(r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"\
#/oneOf/0/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),i++}if(s!=="marquee-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/0/properties/source/const",keyword:"\
const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.
type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/0/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="init"){let r={
instancePath:o+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue:"init"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.origin!==void 0){let s=t.origin;if(typeof s=="string"){if(n(
s)>300){let r={instancePath:o+"/origin",schemaPath:"#/oneOf/0/properties/origin/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/origin",schemaPath:"\
#/oneOf/0/properties/origin/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),i++}else if(p==="token")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){
let s={instancePath:o,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"source"},message:"must\
 have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#/\
oneOf/1/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),i++}if(t.token===void 0){let s={instancePath:o,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"token"},message:"must have required property 'token'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s===
"source"||s==="type"||s==="token")){let r={instancePath:o,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.
source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/1/properties/\
source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marque\
e-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/1/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;
if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="token"){let r={instancePath:o+"/type",schemaPath:"\
#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"token"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),i++}}if(t.token!==void 0){let s=t.token;if(typeof s=="string"){if(n(s)>400){let r={instancePath:o+"\
/token",schemaPath:"#/oneOf/1/properties/token/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have \
more than 400 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/token",schemaPath:"#/oneOf/1/prope\
rties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}}else{let s={
instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),i++}else if(p==="locale")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,
schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"source"},message:"must have required propert\
y 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/2/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.
language===void 0){let s={instancePath:o,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"lan\
guage"},message:"must have required property 'language'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||
s==="type"||s==="language")){let r={instancePath:o,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==
void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/2/properties/source/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsb\
ook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/2/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;
if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="locale"){let r={instancePath:o+"/type",schemaPath:"\
#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue:"locale"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),i++}}if(t.language!==void 0){let s=t.language;if(typeof s=="string"){if(!v.test(s)){let r={instancePath:o+
"/language",schemaPath:"#/oneOf/2/properties/language/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,8}$"},message:'\
must match pattern "^[A-Za-z]{2,8}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/language",schemaPath:"\
#/oneOf/2/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),i++}else if(p==="oddsFormat")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===
void 0){let s={instancePath:o,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"source"},message:"\
must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"\
#/oneOf/3/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),i++}if(t.format===void 0){let s={instancePath:o,schemaPath:"#/oneOf/3/required",keyword:"required",
params:{missingProperty:"format"},message:"must have required property 'format'"};e===null?e=[s]:e.push(s),i++}for(let s in t)
if(!(s==="source"||s==="type"||s==="format")){let r={instancePath:o,schemaPath:"#/oneOf/3/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/3\
/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!==
"marquee-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/3/properties/source/const",keyword:"const",params:{
allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){
let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="oddsFormat"){let r={instancePath:o+
"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"oddsFormat"},message:"must be\
 equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.format!==void 0){let s=t.format;if(typeof s!="string"){let r={instancePath:o+
"/format",schemaPath:"#/oneOf/3/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),i++}if(!(s==="decimal"||s==="fractional"||s==="american")){let r={instancePath:o+"/format",schemaPath:"\
#/oneOf/3/properties/format/enum",keyword:"enum",params:{allowedValues:q.oneOf[3].properties.format.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/3/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="route")if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/4/required",keyword:"\
required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}
if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"ty\
pe"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||s==="t\
ype"||s==="category"||s==="region"||s==="competition"||s==="event")){let r={instancePath:o,schemaPath:"#/oneOf/4/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};
e===null?e=[r]:e.push(r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",
schemaPath:"#/oneOf/4/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),i++}if(s!=="marquee-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/4/properties/source/c\
onst",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),i++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/4/prop\
erties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="r\
oute"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"\
route"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.category!==void 0){let s=t.category;if(typeof s==
"string"){if(n(s)>80){let r={instancePath:o+"/category",schemaPath:"#/oneOf/4/properties/category/maxLength",keyword:"ma\
xLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[r]:e.push(r),i++}if(!m.test(s)){
let r={instancePath:o+"/category",schemaPath:"#/oneOf/4/properties/category/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]{1,80}$"},message:'must match pattern "^[a-z0-9-]{1,80}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+
"/category",schemaPath:"#/oneOf/4/properties/category/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),i++}}if(t.region!==void 0){let s=t.region;if(typeof s=="string"){if(n(s)>80){let r={instancePath:o+
"/region",schemaPath:"#/oneOf/4/properties/region/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT hav\
e more than 80 characters"};e===null?e=[r]:e.push(r),i++}if(!m.test(s)){let r={instancePath:o+"/region",schemaPath:"#/on\
eOf/4/properties/region/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]{1,80}$"},message:'must match pattern "^[a\
-z0-9-]{1,80}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/region",schemaPath:"#/oneOf/4/properties/re\
gion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(t.competition!==
void 0){let s=t.competition;if(typeof s=="string"){if(n(s)>80){let r={instancePath:o+"/competition",schemaPath:"#/oneOf/\
4/properties/competition/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};
e===null?e=[r]:e.push(r),i++}if(!m.test(s)){let r={instancePath:o+"/competition",schemaPath:"#/oneOf/4/properties/compet\
ition/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]{1,80}$"},message:'must match pattern "^[a-z0-9-]{1,80}$"'};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/competition",schemaPath:"#/oneOf/4/properties/competition/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(t.event!==void 0){let s=t.
event;if(typeof s=="string"){if(n(s)>80){let r={instancePath:o+"/event",schemaPath:"#/oneOf/4/properties/event/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[r]:e.push(r),i++}if(!m.
test(s)){let r={instancePath:o+"/event",schemaPath:"#/oneOf/4/properties/event/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]{1,80}$"},message:'must match pattern "^[a-z0-9-]{1,80}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+
"/event",schemaPath:"#/oneOf/4/properties/event/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="insets")if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,
schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}if(t.top===void 0){let s={instancePath:o,schemaPath:"#/oneOf/5/required",keyword:"\
required",params:{missingProperty:"top"},message:"must have required property 'top'"};e===null?e=[s]:e.push(s),i++}if(t.
bottom===void 0){let s={instancePath:o,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"botto\
m"},message:"must have required property 'bottom'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||s==="\
type"||s==="top"||s==="bottom")){let r={instancePath:o,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.
source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/5/properties/\
source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marque\
e-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/5/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;
if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="insets"){let r={instancePath:o+"/type",schemaPath:"\
#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue:"insets"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),i++}}if(t.top!==void 0){let s=t.top;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={
instancePath:o+"/top",schemaPath:"#/oneOf/5/properties/top/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e4||isNaN(s)){let r={instancePath:o+"/\
top",schemaPath:"#/oneOf/5/properties/top/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be\
 <= 10000"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:o+"/top",schemaPath:"#/oneOf/5/properties\
/top/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}
if(t.bottom!==void 0){let s=t.bottom;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:o+"/b\
ottom",schemaPath:"#/oneOf/5/properties/bottom/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e4||isNaN(s)){let r={instancePath:o+"/bottom",schemaPath:"\
#/oneOf/5/properties/bottom/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===
null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:o+"/bottom",schemaPath:"#/oneOf/5/properties/bottom/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}}else{let s={
instancePath:o,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),i++}else if(p==="visibility")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,
schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"source"},message:"must have required propert\
y 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/6/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.
visible===void 0){let s={instancePath:o,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"visi\
ble"},message:"must have required property 'visible'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||s===
"type"||s==="visible")){let r={instancePath:o,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==
void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/6/properties/source/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsb\
ook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/6/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;
if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="visibility"){let r={instancePath:o+"/type",
schemaPath:"#/oneOf/6/properties/type/const",keyword:"const",params:{allowedValue:"visibility"},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),i++}}if(t.visible!==void 0&&typeof t.visible!="boolean"){let s={instancePath:o+"/v\
isible",schemaPath:"#/oneOf/6/properties/visible/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="balance")if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,
schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}if(t.amount===void 0){let s={instancePath:o,schemaPath:"#/oneOf/7/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[s]:e.push(s),i++}
if(t.currency===void 0){let s={instancePath:o,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="sourc\
e"||s==="type"||s==="amount"||s==="currency")){let r={instancePath:o,schemaPath:"#/oneOf/7/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/7\
/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!==
"marquee-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/7/properties/source/const",keyword:"const",params:{
allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){
let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/7/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="balance"){let r={instancePath:o+
"/type",schemaPath:"#/oneOf/7/properties/type/const",keyword:"const",params:{allowedValue:"balance"},message:"must be eq\
ual to constant"};e===null?e=[r]:e.push(r),i++}}if(t.amount!==void 0){let s=t.amount;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let r={instancePath:o+"/amount",schemaPath:"#/oneOf/7/properties/amount/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e13||isNaN(s)){
let r={instancePath:o+"/amount",schemaPath:"#/oneOf/7/properties/amount/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:1e13},message:"must be <= 10000000000000"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:o+
"/amount",schemaPath:"#/oneOf/7/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(t.currency!==void 0){let s=t.currency;if(typeof s=="string"){if(!g.test(
s)){let r={instancePath:o+"/currency",schemaPath:"#/oneOf/7/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/curre\
ncy",schemaPath:"#/oneOf/7/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="limitsReached")if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,
schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||s==="type")){let r={instancePath:o,schemaPath:"#\
/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have addit\
ional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+
"/source",schemaPath:"#/oneOf/8/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/8/properti\
es/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#\
/oneOf/8/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
i++}if(s!=="limitsReached"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/8/properties/type/const",keyword:"const",params:{
allowedValue:"limitsReached"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,
schemaPath:"#/oneOf/8/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p===
"logout")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/9/\
required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?
e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/9/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s===
"source"||s==="type")){let r={instancePath:o,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==
void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/9/properties/source/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsb\
ook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/9/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;
if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/9/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="logout"){let r={instancePath:o+"/type",schemaPath:"\
#/oneOf/9/properties/type/const",keyword:"const",params:{allowedValue:"logout"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),i++}else{let s={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"type",tagValue:p},message:'value of tag "type" must be in oneOf'};e===null?e=
[s]:e.push(s),i++}else{let s={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
type",tagValue:p},message:'tag "type" must be string'};e===null?e=[s]:e.push(s),i++}}else{let p={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}return b.errors=e,i===
0}var L=k;function k(t,{instancePath:o="",parentData:l,parentDataProperty:a,rootData:u=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}let p=t.type;if(typeof p=="string")if(p===
"ready")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/0/r\
equired",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=
[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||s===
"type")){let r={instancePath:o,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!=
"string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/0/properties/source/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsbook"){let r={instancePath:o+"/source",
schemaPath:"#/oneOf/0/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must \
be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+
"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(s!=="ready"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"\
const",params:{allowedValue:"ready"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p===
"route")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/1/r\
equired",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=
[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.title===void 0){let s={instancePath:o,
schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property\
 'title'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||s==="type"||s==="category"||s==="region"||s===
"competition"||s==="event"||s==="title")){let r={instancePath:o,schemaPath:"#/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),
i++}if(t.source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/1/pr\
operties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!==
"marquee-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/1/properties/source/const",keyword:"const",params:{
allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){
let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="route"){let r={instancePath:o+
"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"route"},message:"must be equa\
l to constant"};e===null?e=[r]:e.push(r),i++}}if(t.category!==void 0){let s=t.category;if(typeof s=="string"){if(n(s)>80){
let r={instancePath:o+"/category",schemaPath:"#/oneOf/1/properties/category/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[r]:e.push(r),i++}if(!m.test(s)){let r={instancePath:o+"/cat\
egory",schemaPath:"#/oneOf/1/properties/category/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]{1,80}$"},message:'\
must match pattern "^[a-z0-9-]{1,80}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/category",schemaPath:"\
#/oneOf/1/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),i++}}if(t.region!==void 0){let s=t.region;if(typeof s=="string"){if(n(s)>80){let r={instancePath:o+"/region",schemaPath:"\
#/oneOf/1/properties/region/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 charact\
ers"};e===null?e=[r]:e.push(r),i++}if(!m.test(s)){let r={instancePath:o+"/region",schemaPath:"#/oneOf/1/properties/regio\
n/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]{1,80}$"},message:'must match pattern "^[a-z0-9-]{1,80}$"'};e===
null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/region",schemaPath:"#/oneOf/1/properties/region/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(t.competition!==void 0){let s=t.competition;
if(typeof s=="string"){if(n(s)>80){let r={instancePath:o+"/competition",schemaPath:"#/oneOf/1/properties/competition/max\
Length",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[r]:e.push(r),
i++}if(!m.test(s)){let r={instancePath:o+"/competition",schemaPath:"#/oneOf/1/properties/competition/pattern",keyword:"p\
attern",params:{pattern:"^[a-z0-9-]{1,80}$"},message:'must match pattern "^[a-z0-9-]{1,80}$"'};e===null?e=[r]:e.push(r),
i++}}else{let r={instancePath:o+"/competition",schemaPath:"#/oneOf/1/properties/competition/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(t.event!==void 0){let s=t.event;if(typeof s=="\
string"){if(n(s)>80){let r={instancePath:o+"/event",schemaPath:"#/oneOf/1/properties/event/maxLength",keyword:"maxLength",
params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[r]:e.push(r),i++}if(!m.test(s)){let r={instancePath:o+
"/event",schemaPath:"#/oneOf/1/properties/event/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]{1,80}$"},message:'\
must match pattern "^[a-z0-9-]{1,80}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/event",schemaPath:"#\
/oneOf/1/properties/event/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
i++}}if(t.title!==void 0){let s=t.title;if(typeof s=="string"){if(n(s)>200){let r={instancePath:o+"/title",schemaPath:"#\
/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 charact\
ers"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/title",schemaPath:"#/oneOf/1/properties/title/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p===
"height")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/2/\
required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?
e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/2/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.height===void 0){
let s={instancePath:o,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"height"},message:"must\
 have required property 'height'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||s==="type"||s==="heigh\
t")){let r={instancePath:o,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!=
"string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/2/properties/source/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsbook"){let r={instancePath:o+"/source",
schemaPath:"#/oneOf/2/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must \
be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+
"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(s!=="height"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"\
const",params:{allowedValue:"height"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.height!==void 0){
let s=t.height;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:o+"/height",schemaPath:"#/o\
neOf/2/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),
i++}if(typeof s=="number"&&isFinite(s)){if(s>1e5||isNaN(s)){let r={instancePath:o+"/height",schemaPath:"#/oneOf/2/proper\
ties/height/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=[r]:e.
push(r),i++}if(s<0||isNaN(s)){let r={instancePath:o+"/height",schemaPath:"#/oneOf/2/properties/height/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}}else{let s={instancePath:o,
schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p===
"loginRequired")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,schemaPath:"#/o\
neOf/3/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===
null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/3/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s===
"source"||s==="type")){let r={instancePath:o,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==
void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/3/properties/source/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsb\
ook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/3/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;
if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="loginRequired"){let r={instancePath:o+"/ty\
pe",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"loginRequired"},message:"must be \
equal to constant"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/3/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="registerRequired")if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/4/required",keyword:"requir\
ed",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.
type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||s==="type")){
let r={instancePath:o,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!=
"string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/4/properties/source/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsbook"){let r={instancePath:o+"/source",
schemaPath:"#/oneOf/4/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must \
be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+
"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(s!=="registerRequired"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/4/properties/type/\
const",keyword:"const",params:{allowedValue:"registerRequired"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),i++}else if(p==="needFunds")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===
void 0){let s={instancePath:o,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"source"},message:"\
must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"\
#/oneOf/5/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),i++}if(t.amount===void 0){let s={instancePath:o,schemaPath:"#/oneOf/5/required",keyword:"required",
params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[s]:e.push(s),i++}for(let s in t)
if(!(s==="source"||s==="type"||s==="amount")){let r={instancePath:o,schemaPath:"#/oneOf/5/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/5\
/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!==
"marquee-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/5/properties/source/const",keyword:"const",params:{
allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){
let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="needFunds"){let r={instancePath:o+
"/type",schemaPath:"#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue:"needFunds"},message:"must be \
equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.amount!==void 0){let s=t.amount;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let r={instancePath:o+"/amount",schemaPath:"#/oneOf/5/properties/amount/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e13||isNaN(
s)){let r={instancePath:o+"/amount",schemaPath:"#/oneOf/5/properties/amount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e13},message:"must be <= 10000000000000"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:o+
"/amount",schemaPath:"#/oneOf/5/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[r]:e.push(r),i++}}}}else{let s={instancePath:o,schemaPath:"#/oneOf/5/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="tokenExpired")if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/6/required",keyword:"required",params:{
missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){
let s={instancePath:o,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"type"},message:"must h\
ave required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||s==="type")){let r={instancePath:o,
schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must N\
OT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!="string"){
let r={instancePath:o+"/source",schemaPath:"#/oneOf/6/properties/source/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#\
/oneOf/6/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to c\
onstant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/\
type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}if(s!=="tokenExpired"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/6/properties/type/const",keyword:"\
const",params:{allowedValue:"tokenExpired"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}}else{let s={
instancePath:o,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),i++}else if(p==="betPlaced")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,
schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"source"},message:"must have required propert\
y 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/7/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.
betId===void 0){let s={instancePath:o,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"betId"},
message:"must have required property 'betId'"};e===null?e=[s]:e.push(s),i++}if(t.stake===void 0){let s={instancePath:o,schemaPath:"\
#/oneOf/7/required",keyword:"required",params:{missingProperty:"stake"},message:"must have required property 'stake'"};e===
null?e=[s]:e.push(s),i++}if(t.currency===void 0){let s={instancePath:o,schemaPath:"#/oneOf/7/required",keyword:"required",
params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),i++}for(let s in t)
if(!(s==="source"||s==="type"||s==="betId"||s==="stake"||s==="currency")){let r={instancePath:o,schemaPath:"#/oneOf/7/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[r]:e.push(r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"\
/source",schemaPath:"#/oneOf/7/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/7/properties/s\
ource/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=
[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/o\
neOf/7/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}
if(s!=="betPlaced"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/7/properties/type/const",keyword:"const",params:{allowedValue:"\
betPlaced"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.betId!==void 0){let s=t.betId;if(typeof s==
"string"){if(n(s)>100){let r={instancePath:o+"/betId",schemaPath:"#/oneOf/7/properties/betId/maxLength",keyword:"maxLeng\
th",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+
"/betId",schemaPath:"#/oneOf/7/properties/betId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}}if(t.stake!==void 0){let s=t.stake;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={
instancePath:o+"/stake",schemaPath:"#/oneOf/7/properties/stake/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e13||isNaN(s)){let r={instancePath:o+
"/stake",schemaPath:"#/oneOf/7/properties/stake/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e13},message:"\
must be <= 10000000000000"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:o+"/stake",schemaPath:"#/\
oneOf/7/properties/stake/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[r]:e.push(r),i++}}}if(t.currency!==void 0){let s=t.currency;if(typeof s=="string"){if(!g.test(s)){let r={instancePath:o+
"/currency",schemaPath:"#/oneOf/7/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'\
must match pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/currency",schemaPath:"#/one\
Of/7/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[s]:e.push(s),i++}else if(p==="betRejected")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){
let s={instancePath:o,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"source"},message:"must\
 have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#/\
oneOf/8/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),i++}if(t.reason===void 0){let s={instancePath:o,schemaPath:"#/oneOf/8/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s===
"source"||s==="type"||s==="reason")){let r={instancePath:o,schemaPath:"#/oneOf/8/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}
if(t.source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/8/proper\
ties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="m\
arquee-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/8/properties/source/const",keyword:"const",params:{
allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){
let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/8/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="betRejected"){let r={instancePath:o+
"/type",schemaPath:"#/oneOf/8/properties/type/const",keyword:"const",params:{allowedValue:"betRejected"},message:"must b\
e equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.reason!==void 0){let s=t.reason;if(typeof s=="string"){if(n(s)>
100){let r={instancePath:o+"/reason",schemaPath:"#/oneOf/8/properties/reason/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/reason",schemaPath:"\
#/oneOf/8/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),i++}else if(p==="betslip")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){
let s={instancePath:o,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:"source"},message:"must\
 have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#/\
oneOf/9/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),i++}if(t.count===void 0){let s={instancePath:o,schemaPath:"#/oneOf/9/required",keyword:"required",params:{
missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[s]:e.push(s),i++}if(t.open===void 0){
let s={instancePath:o,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:"open"},message:"must h\
ave required property 'open'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||s==="type"||s==="count"||s===
"open")){let r={instancePath:o,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!=
"string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/9/properties/source/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsbook"){let r={instancePath:o+"/source",
schemaPath:"#/oneOf/9/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must \
be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:o+
"/type",schemaPath:"#/oneOf/9/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(s!=="betslip"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/9/properties/type/const",keyword:"\
const",params:{allowedValue:"betslip"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.count!==void 0){
let s=t.count;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:o+"/count",schemaPath:"#/one\
Of/9/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}
if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let r={instancePath:o+"/count",schemaPath:"#/oneOf/9/properties/\
count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[r]:e.push(r),
i++}if(s<0||isNaN(s)){let r={instancePath:o+"/count",schemaPath:"#/oneOf/9/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(t.open!==void 0&&typeof t.open!="bool\
ean"){let s={instancePath:o+"/open",schemaPath:"#/oneOf/9/properties/open/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o,schemaPath:"#/oneOf/9/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="toast")if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,
schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property\
 'type'"};e===null?e=[s]:e.push(s),i++}if(t.message===void 0){let s={instancePath:o,schemaPath:"#/oneOf/10/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),i++}
for(let s in t)if(!(s==="source"||s==="type"||s==="message"||s==="delay"||s==="swipeable"||s==="minOdds"||s==="maxBetAmo\
unt")){let r={instancePath:o,schemaPath:"#/oneOf/10/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!=
"string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/10/properties/source/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsbook"){let r={instancePath:o+"/sourc\
e",schemaPath:"#/oneOf/10/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"m\
ust be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={
instancePath:o+"/type",schemaPath:"#/oneOf/10/properties/type/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),i++}if(s!=="toast"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/10/properties\
/type/const",keyword:"const",params:{allowedValue:"toast"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
i++}}if(t.message!==void 0){let s=t.message;if(typeof s=="string"){if(n(s)>300){let r={instancePath:o+"/message",schemaPath:"\
#/oneOf/10/properties/message/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 cha\
racters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/message",schemaPath:"#/oneOf/10/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(t.delay!==void 0){
let s=t.delay;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:o+"/delay",schemaPath:"#/one\
Of/10/properties/delay/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),
i++}if(typeof s=="number"&&isFinite(s)){if(s>6e4||isNaN(s)){let r={instancePath:o+"/delay",schemaPath:"#/oneOf/10/proper\
ties/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60000"};e===null?e=[r]:e.push(
r),i++}if(s<0||isNaN(s)){let r={instancePath:o+"/delay",schemaPath:"#/oneOf/10/properties/delay/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(t.swipeable!==void 0&&typeof t.
swipeable!="boolean"){let s={instancePath:o+"/swipeable",schemaPath:"#/oneOf/10/properties/swipeable/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(t.minOdds!==void 0){let s=t.minOdds;if(typeof s==
"number"&&isFinite(s)){if(s>1e4||isNaN(s)){let r={instancePath:o+"/minOdds",schemaPath:"#/oneOf/10/properties/minOdds/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[r]:e.push(r),i++}if(s<
1||isNaN(s)){let r={instancePath:o+"/minOdds",schemaPath:"#/oneOf/10/properties/minOdds/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/minOdds",schemaPath:"\
#/oneOf/10/properties/minOdds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[r]:e.push(
r),i++}}if(t.maxBetAmount!==void 0){let s=t.maxBetAmount;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={
instancePath:o+"/maxBetAmount",schemaPath:"#/oneOf/10/properties/maxBetAmount/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e13||isNaN(s)){let r={
instancePath:o+"/maxBetAmount",schemaPath:"#/oneOf/10/properties/maxBetAmount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e13},message:"must be <= 10000000000000"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:o+
"/maxBetAmount",schemaPath:"#/oneOf/10/properties/maxBetAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}}else{let s={instancePath:o,schemaPath:"#/oneOf/10/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(p==="activity")if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.source===void 0){let s={instancePath:o,schemaPath:"#/oneOf/11/required",keyword:"requi\
red",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.
type===void 0){let s={instancePath:o,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="source"||s==="type")){
let r={instancePath:o,schemaPath:"#/oneOf/11/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!=
"string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/11/properties/source/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="marquee-sportsbook"){let r={instancePath:o+"/sourc\
e",schemaPath:"#/oneOf/11/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"m\
ust be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={
instancePath:o+"/type",schemaPath:"#/oneOf/11/properties/type/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),i++}if(s!=="activity"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/11/propert\
ies/type/const",keyword:"const",params:{allowedValue:"activity"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/11/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[s]:e.push(s),i++}else if(p==="error")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.source===void 0){
let s={instancePath:o,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty:"source"},message:"mus\
t have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){let s={instancePath:o,schemaPath:"#\
/oneOf/12/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),i++}if(t.message===void 0){let s={instancePath:o,schemaPath:"#/oneOf/12/required",keyword:"required",
params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),i++}for(let s in t)
if(!(s==="source"||s==="type"||s==="message")){let r={instancePath:o,schemaPath:"#/oneOf/12/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),i++}if(t.source!==void 0){let s=t.source;if(typeof s!="string"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/1\
2/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!==
"marquee-sportsbook"){let r={instancePath:o+"/source",schemaPath:"#/oneOf/12/properties/source/const",keyword:"const",params:{
allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}if(t.type!==void 0){
let s=t.type;if(typeof s!="string"){let r={instancePath:o+"/type",schemaPath:"#/oneOf/12/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s!=="error"){let r={instancePath:o+
"/type",schemaPath:"#/oneOf/12/properties/type/const",keyword:"const",params:{allowedValue:"error"},message:"must be equ\
al to constant"};e===null?e=[r]:e.push(r),i++}}if(t.message!==void 0){let s=t.message;if(typeof s=="string"){if(n(s)>300){
let r={instancePath:o+"/message",schemaPath:"#/oneOf/12/properties/message/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o+"/message",schemaPath:"\
#/oneOf/12/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),i++}}}else{let s={instancePath:o,schemaPath:"#/oneOf/12/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[s]:e.push(s),i++}else{let s={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"type",tagValue:p},message:'value of tag "type" must be in oneOf'};e===null?e=[s]:e.push(s),i++}else{
let s={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:p},message:'\
tag "type" must be string'};e===null?e=[s]:e.push(s),i++}}else{let p={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}return k.errors=e,i===0}export{T as validateGameMessage,x as validateHostMessage,A as validateSportsbookHostMessage,L as validateSportsbookMessage};
